import type { TaggedToken } from "../tag-names.ts";

/**
 * The name of a street, a saint or a town isn't a person: "el Camino de Santiago", "aus St. Wolfgang". Where words beside a
 * name say that it is a place, it is no longer labelled as a name.
 */
export const withoutPlaces = (tagged: readonly TaggedToken[]): readonly TaggedToken[] => {
  const places = new Set<number>();
  for (const [at, { label }] of tagged.entries()) {
    if (label !== "own" && label !== "other") continue;
    if (places.has(at - 1) ? !tagged[at]?.isAfterBreak : isPlace(tagged, at)) places.add(at);
  }
  if (places.size === 0) return tagged;
  return tagged.map((token, at) => (places.has(at) ? { ...token, label: "none" } : token));
};

const isPlace = (tagged: readonly TaggedToken[], at: number): boolean => {
  const before = wordsBefore(tagged, at);
  const [last = "", second = ""] = [before.at(-1), before.at(-2)];
  // "En San Sebastián", "from St Andrews": somebody called so is introduced or booked for.
  if (saints.has((tagged[at]?.word ?? "").replace(/-.*$/, ""))) return places.has(last) || ways.has(last);
  if (saints.has(last))
    return places.has(second) || ways.has(second) || (articles.has(second) && ways.has(before.at(-3) ?? ""));
  // "Saludos de Granada".
  if (linking.has(last) && greetings.has(second)) return tagged[at]?.isGiven === false;
  return onlyWays.has(last) || nouns.has(last) || (linking.has(last) && nouns.has(second));
};

/** The words before a place in the text that belong to the same clause. */
const wordsBefore = (tagged: readonly TaggedToken[], at: number): readonly string[] => {
  const found: string[] = [];
  for (let place = at; place > 0 && found.length < 3 && !tagged[place]?.isAfterBreak; place--)
    found.unshift(tagged[place - 1]?.word ?? "");
  return found;
};

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(" "));

const saints = setOf("san santa santo sao saint sainte sankt sant st sta");
const articles = setOf("el la o a le der die das the");
const linking = setOf("de del do da dos das du des d von vom of");

/** Right before a place, but also before much else. */
const ways = setOf("in from near to at via en de a por hacia desde hasta depuis vers aus nach um em no na do para ate");
const places = setOf("visiting visited visitando visiter besuche");

/** Right before a place only. */
const onlyWays = setOf("aus desde depuis via");

const greetings = setOf(
  "saludos saludo abrazo abrazos besos gruss grusse gruesse regards greetings bisous bises abraco abracos beijos",
);

const nouns = setOf(
  "camino calle plaza avenida avda paseo barrio playa fiestas fiesta romeria puerto rua praca largo bairro praia ilha serra rue avenue boulevard " +
    "quai pont gare quartier plage ile lac marathon maraton maratona street road avenue lane strasse platz gasse ufer bahnhof kirche hotel hospital " +
    "metro estacion estacao station lycee colegio monte mont mount lake lago cabo isla",
);
