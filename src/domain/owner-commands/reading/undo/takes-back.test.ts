import { expect, test } from "vitest";
import { foldText } from "../../../conversation/words/fold-text.ts";
import { takesBack } from "./takes-back.ts";

test.each([
  ...[
    "no wait, leave her be",
    "keep maria",
    "leave it",
    "keep him in",
    "hang on, wrong one",
    "leave Maria where she is",
  ],
  ...["déjala", "no, para", "para para, que no era ella", "deja a maria", "déjalo como está", "espera"],
  ...["laisse-la", "laisse tomber", "non attends", "garde-la", "laisse maria"],
  ...["lass sie drin", "lass mal", "halt, die falsche", "lass maria stehen"],
  ...["deixa ela", "deixa assim", "para, não é essa", "deixa a maria", "deixa pra lá", "mantém"],
])("%j takes back what was read back", (text) => {
  expect(takesBack(foldText(text))).toBe(true);
});

test.each([
  ...[
    "keep maria at three",
    "leave early friday",
    "keep her at three",
    "leave friday free",
    "put her on the wait list",
  ],
  ...["para maria a las tres", "para las cinco", "deja libre el viernes", "déjala para las cinco", "es para mañana"],
  ...["laisse vendredi libre", "garde-la pour 15h", "oublie pas maria à 15h", "laisse-la pour demain"],
  ...["lass sie um drei kommen", "halt mir freitag frei", "lass den freitag frei"],
  ...["para a maria às três", "deixa sexta livre", "deixa ela para as cinco", "mantém a maria às três"],
])("the owner's words %j take nothing back", (text) => {
  expect(takesBack(foldText(text))).toBe(false);
});
