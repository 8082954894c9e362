import { expect, test } from "vitest";
import { toWords } from "../../phrases/read-phrases.ts";
import { foldText } from "../../words/fold-text.ts";
import { putsOnDay } from "./puts-on-day.ts";

const puts = (text: string): boolean => putsOnDay(toWords(foldText(text)));

test.each([
  "any chance of shunting it to Monday 9.30?",
  "could we hop it over to next Thursday",
  "me la echas al lunes?",
  "empújamela para el martes",
  "me la podéis arrastrar al lunes",
  "on le pousse à lundi",
  "vous pouvez le glisser à vendredi ?",
  "könnt ihr den auf Montag schubsen?",
  "setzt mich auf nächsten Freitag",
  "atira isso para segunda",
  "chuta pra quinta",
])("%s: puts what is booked on a day", (text) => expect(puts(text)).toBe(true));

test.each([
  "we'll make it to Friday then",
  "I'll bring it to Monday's appointment",
  "la quiero para el lunes",
  "à lundi !",
  "je le vois à lundi",
  "ich freu mich auf Montag",
  "wir freuen uns auf Freitag",
  "quero isso na segunda",
])("%s: doesn't", (text) => expect(puts(text)).toBe(false));
