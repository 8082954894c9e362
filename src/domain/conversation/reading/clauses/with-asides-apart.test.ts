import { expect, test } from "vitest";
import { withAsidesApart } from "./with-asides-apart.ts";

test.each([
  ["dime qué vale y ya de paso me guardas el miércoles", "dime qué vale y ya de paso, me guardas el miércoles"],
  ["how much is it and while you're at it book me in", "how much is it and while you're at it, book me in"],
  ["le prix et tant que j'y suis mettez-moi vendredi", "le prix et tant que j'y suis, mettez-moi vendredi"],
  ["bei der Gelegenheit trag mich ein", "bei der Gelegenheit, trag mich ein"],
  ["o preço e já agora marca sexta", "o preço e já agora, marca sexta"],
])("what joins two requests is a clause of its own: %s", (text, apart) => {
  expect(withAsidesApart(text)).toBe(apart);
});

test.each(["Et tant que j'y suis : vous fermez quand ?", "agora não posso", "paso el miércoles", "ich bin dabei"])(
  "%s stays as it is",
  (text) => {
    expect(withAsidesApart(text)).toBe(text);
  },
);
