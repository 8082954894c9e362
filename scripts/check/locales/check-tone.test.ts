import { expect, test } from "vitest";
import { checkTone } from "./check-tone.ts";

const texts = new Map([
  ["hello", "Guten Tag, {{name}}, wie geht es Ihnen?"],
  ["bye", "Tschüs!"],
  ["buttons.book", "Buchen"],
  ["notices.cancel.text", "Ihr Termin ist abgesagt."],
  ["notices.cancel.template", "Ihr Termin ist abgesagt."],
]);

test.each([
  ["hello", "Hallo {{name}}, wie geht es dir?", []],
  ["hello", "Hallo, wie geht es dir?", ["hello doesn't have the placeholders of bot.json: name"]],
  ["hello", "Hallo {{name}} {{more}}", ["hello doesn't have the placeholders of bot.json: name"]],
  ["bye", "Tschüs!", ["bye is the same as in bot.json; delete it"]],
  ["ciao", "Ciao!", ["ciao is not in bot.json; delete it"]],
  ["buttons.book", "Buch!", ["buttons.book is the same in every tone; delete it"]],
  ["notices.cancel.text", "Dein Termin ist abgesagt.", []],
  [
    "notices.cancel.template",
    "Dein Termin ist abgesagt.",
    ["notices.cancel.template is the same in every tone; delete it"],
  ],
])("the other tone's %s may not be %s", (key, line, messages) => {
  expect(checkTone("x.json", new Map([[key, line]]), texts).map(({ message }) => message)).toEqual(messages);
});
