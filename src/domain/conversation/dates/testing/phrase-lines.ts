/** The moment at which the phrases of the tests are said, a Wednesday. */
export const wednesday = { today: "2026-11-18", nowTime: "10:00" };

/** Lines of `phrase = reading`, as cases of a test. */
export const phraseLines = (text: string): [phrase: string, reading: string][] =>
  text
    .trim()
    .split("\n")
    .map((line) => line.trim().split(" = ") as [string, string]);
