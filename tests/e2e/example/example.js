const [board, sentence] = [document.querySelector("#board"), document.querySelector("[aria-live]")];
const say = (text) => {
  sentence.textContent = text;
};
board.addEventListener("click", ({ target }) => {
  say(`${target.dataset.pit} played.`);
  board.dataset.hand = target.dataset.seeds;
  target.dataset.seeds = 0;
});
document.querySelector("#undo").addEventListener("click", () => say("Undone."));
document.addEventListener("keydown", ({ key, shiftKey }) => say(`${sentence.textContent} ${shiftKey ? "shifted " : ""}${key}`));
