// The beginning of the worker. Its files keep their names from build to build; the query that it is started with keeps those of two builds apart.
try {
  const program = await import(`./worker.js${location.search}`);
  await program.default({ module_or_path: new URL(`worker_bg.wasm${location.search}`, import.meta.url) });
} catch (error) {
  console.error(error);
  // The page understands that it cannot understand this.
  postMessage(null);
}
