import { expect, test } from "vitest";
import { toWords } from "../../phrases/read-phrases.ts";
import { foldText } from "../../words/fold-text.ts";
import { minutesOfTable } from "./minutes-of-table.ts";

const read = (text: string) => minutesOfTable(toWords(foldText(text)), "14:00");

test.each([
  ["make it half past", "14:30"],
  ["half past please", "14:30"],
  ["could we say quarter past instead", "14:15"],
  ["quarter to please", "13:45"],
  ["mejor y media", "14:30"],
  ["menos cuarto mejor", "13:45"],
  ["plutôt et demie", "14:30"],
  ["lieber viertel nach", "14:15"],
  ["melhor e meia", "14:30"],
])("%s", (text, time) => expect(read(text)).toBe(time));

test.each([
  "half past three",
  "quarter to 4",
  "a las cinco y media",
  "16h et demie",
  "viertel nach vier",
  "às 4 e meia",
  "half the price",
])("%s has an hour of its own, or no time at all", (text) => expect(read(text)).toBeNull());
