// Boards and whole games that the tests expect: fourteen counts a side, in the order of the letters.
import { readFile } from "node:fs/promises";

const LETTERS = [..."abcdefghijklmn"];

/** `{ a: …, A: … }` from the counts of both sides, as numbers or as "2 2 0 …". */
export function board(south, north = "2 2 2 2 2 2 2 2 2 2 2 2 2 2") {
  const counts = (side) => (typeof side === "string" ? side.split(" ").map(Number) : side);
  const half = (side, letterOf) => counts(side).map((seeds, index) => [letterOf(LETTERS[index]), seeds]);
  return Object.fromEntries([...half(south, (letter) => letter), ...half(north, (letter) => letter.toUpperCase())]);
}

/** The whole games of the vectors. */
export async function games() {
  const lines = await readFile(new URL("../vectors/hawalis_games.jsonl", import.meta.url), "utf8");
  return lines
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line))
    .map(({ moves, south, north, winner, reason }) => ({ moves, pits: board(south, north), winner, reason }));
}

export const START = board("2 2 2 2 2 2 2 2 2 2 2 2 2 2");
