import { expect, test } from "vitest";
import { foldedWords } from "../../words/fold-text.ts";
import { readAudience } from "./read-audience.ts";
import { servedTypes, withAudience } from "./with-audience.ts";

test.each([
  ["my lad Alfie (he's 6) needs his hair cutting", "child"],
  ["it's for my little one", "child"],
  ["book my son in saturday morning, hes 6", "child"],
  ["for my daughter, she's seven, saturday at 11", "child"],
  ["a cut for Max, 6yo", "child"],
  ["corte para mi hijo, tiene 6", "child"],
  ["he's 6 minutes late", null],
  ["hes 16, a cut for my son", null],
  ["my son is 15 and needs a cut", null],
  ["my son needs a cut", null],
  ["a mi peque hay que pelarlo", "child"],
  ["mi hija tiene 9 años", "child"],
  ["mein Sohn ist 6", "child"],
  ["mein Sohn kommt, der Termin ist um 6 Uhr", null],
  ["c'est pour mon fiston", "child"],
  ["mon fils a 4 ans", "child"],
  ["meu caçula tem 5 aninhos", "child"],
  ["bei mir als Mann", "man"],
  ["para meu marido", "man"],
  ["pour ma femme", "woman"],
  ["meine Frau braucht einen Termin", "woman"],
  ["die Matte meines Göttergatten", "man"],
  ["my husband's hair", "man"],
  ["mon mari a les cheveux en bataille, il lui faut une coupe", "man"],
  ["passar a máquina no meu marido", "man"],
  ["bin ein Kerl", "man"],
  ["he tenido que pasar por casa de mi marido", null],
  ["my wife says you are great, a cut for me", null],
  ["my wife says you are great", null],
  ["for my husband and for my wife", null],
])("%j is for: %j", (said, audience) => {
  expect(readAudience(foldedWords(said))?.audience ?? null).toBe(audience);
});

const types = ["Haircut", "Kids' cut", "Men's cut", "Ladies' cut", "Beard"].map((name) => ({ id: name, name }));
const whole = (at: number) => (rows: readonly { id: string; name: string }[]) => ({
  ids: rows.filter(({ name }) => name === "cut").map(({ id }) => id),
  used: new Set([at]),
});

test.each([
  ["cut for my husband", ["Haircut"], 0, ["Men's cut"]],
  ["cut he's for my 6 year old", ["Haircut"], 0, ["Kids' cut"]],
  // Another wish than the cut stays.
  ["beard for my husband", ["Beard"], 5, ["Beard"]],
  ["ladies cut for my husband", ["Ladies' cut"], 0, ["Ladies' cut"]],
])("in %j %j becomes, the cut being said at %d, %j", (said, ids, at, meant) => {
  const words = foldedWords(said);
  expect(withAudience({ ids, used: new Set([0]) }, words, { types, findWhole: whole(at) }).ids).toEqual(meant);
});

test("a child who needs something picks what there is for children", () => {
  const words = foldedWords("my little one needs an appointment");
  const nothing = { ids: [], used: new Set<number>() };
  expect(withAudience(nothing, words, { types, findWhole: whole(0) }).ids).toEqual(["Kids' cut"]);
});

test("services for children are hinted at only where a child is spoken of", () => {
  const namesFor = (said: string) => servedTypes(types, foldedWords(said)).map((rows) => rows.map(({ id }) => id));
  expect(namesFor("sides short please").flat()).not.toContain("Kids' cut");
  expect(namesFor("my boy needs his sides short")[0]).toEqual(["Kids' cut"]);
});
