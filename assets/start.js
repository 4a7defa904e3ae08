// Starts the program that the two preload links in the page name, or says at once why it cannot.

function address(part) {
  return document.querySelector(`link[data-program="${part}"]`).href;
}

function reasonFor(error) {
  if (typeof WebAssembly !== "object") {
    return "The game has not started: this browser has no WebAssembly, or it is switched off.";
  }
  if (error instanceof WebAssembly.CompileError || error instanceof WebAssembly.LinkError) {
    return "The game has not started: this browser is too old for it, or a part of it arrived damaged.";
  }
  return "The game has not started: a part of it did not arrive or failed.";
}

try {
  const program = await import(address("script"));
  await program.default({ module_or_path: address("wasm") });
} catch (error) {
  console.error(error);
  const reason = document.getElementById("late-reason");
  if (reason) {
    reason.textContent = reasonFor(error);
  }
  document.documentElement.dataset.start = "failed";
}
