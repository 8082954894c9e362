import { foldText } from "../../words/fold-text.ts";

/**
 * The positions of service words that are turned down: "not the colour, just a haircut", "corte no, quería color", or left
 * out by an "only": "the beard stays, just the cut". Empty when no other service is left, because then it isn't a choice
 * between two.
 */
export const refusedPositions = (text: string, words: readonly string[], isService: IsService): ReadonlySet<number> => {
  const services = [...words.keys()].filter(isService);
  if (services.length < 2) return none;
  const breaks = breaksBefore(text);
  const only = onlyThese(words, breaks, isService);
  const rather = ratherFrom(words, breaks, isService);
  const swapped = swappedIn(words, breaks, isService);
  const refused = new Set(
    services.filter(
      (position) =>
        (only.size > 0 && !only.has(position) && !isSaidAgain(words, position, only)) ||
        position < rather ||
        swapped.has(position) ||
        isRefusedBefore(words, position, { breaks, isService }) ||
        (isRefusedBehind(words, position, breaks) && !isService(position + 1)),
    ),
  );
  return refused.size < services.length ? refused : none;
};

/** Whether the word at a position names a service. */
type IsService = (position: number) => boolean;

const none: ReadonlySet<number> = new Set();

/** The services that follow an "only", joined ones included: "just a haircut and beard". */
const onlyThese = (
  words: readonly string[],
  breaks: ReadonlySet<number>,
  isService: IsService,
): ReadonlySet<number> => {
  const found = new Set<number>();
  for (const [position, word] of words.entries()) {
    // "Instead of just the cut" turns the cut down, "not just the hair" wants more.
    if (!onlyWords.has(word) || isInstead(words, position) || isNotOnly(words, position, breaks)) continue;
    for (let next = position + 1; next < words.length && !breaks.has(next); next++) {
      const one = words[next] ?? "";
      if (isService(next)) found.add(next);
      else if (!between.has(one) && !(found.size > 0 && joining.has(one))) break;
    }
  }
  return found;
};

/** "He needs his nails, just the nail clip": the same thing in another form. */
const isSaidAgain = (words: readonly string[], position: number, only: ReadonlySet<number>): boolean => {
  const stem = (words[position] ?? "").slice(0, 4);
  return stem.length === 4 && [...only].some((at) => words[at]?.startsWith(stem));
};

/** "The nails are fine. Let's do the brows rather": where the clause begins that puts one service in place of another; else 0. */
const ratherFrom = (words: readonly string[], breaks: ReadonlySet<number>, isService: IsService): number => {
  const at = words.findIndex((word) => ratherWords.has(word));
  if (at < 0) return 0;
  let [start, end] = [at, at + 1];
  while (start > 0 && !breaks.has(start)) start -= 1;
  while (end < words.length && !breaks.has(end)) end += 1;
  const clause = [...words.keys()].slice(start, end);
  const isMore = clause.some((position) => moreWords.has(words[position] ?? ""));
  return isMore || !clause.some(isService) ? 0 : start;
};

const ratherWords = new Set("rather instead lieber stattdessen mejor plutot melhor".split(" "));

const moreWords = new Set(
  "than as also too both and auch noch beides und dazu tambien ademas ambos y que aussi egalement et deux tambem ambos e".split(
    " ",
  ),
);

/** "It isn't just the hair", "não é só o cabelo", but not "no, just the hair". */
const isNotOnly = (words: readonly string[], position: number, breaks: ReadonlySet<number>): boolean =>
  !breaks.has(position) && notOnly.test(words.slice(Math.max(0, position - 2), position + 1).join(" "));

const notOnly =
  /(?:^| )(?:(?:not|t|pas|nicht|ned|net|nid|nao|(?:no|nao) (?:e|es|era|sea|seja)) \S+|no (?:solo|solamente))$/;

/** The services that are given for others: "swap the cut for a colour", "troca o corte pela coloração". */
const swappedIn = (
  words: readonly string[],
  breaks: ReadonlySet<number>,
  isService: IsService,
): ReadonlySet<number> => {
  const verb = words.findIndex((word) => swapWords.test(word));
  if (verb < 0) return none;
  let end = verb + 1;
  while (end < words.length && !breaks.has(end)) end += 1;
  const pivot = words.findIndex((word, at) => at > verb && at < end && pivotWords.has(word) && isServiceIn(verb, at));
  return pivot > 0 && isServiceIn(pivot + 1, end)
    ? new Set([...words.keys()].slice(verb, pivot).filter((at) => isService(at)))
    : none;

  function isServiceIn(from: number, to: number): boolean {
    return [...words.keys()].slice(from, to).some(isService);
  }
};

const swapWords =
  /^(?:swap|switch|change|exchange|replace|trade|cambi\w{1,6}|sustitu\w+|reemplaz\w+|chang\w{1,4}|remplac\w+|echang\w+|tausch\w*|ersetz\w*|wechsel\w*|troc\w{1,4}|substitu\w+)$/;

const pivotWords = new Set("for to with into por para al pour par contre gegen durch mit pelo pela".split(" "));

const isInstead = (words: readonly string[], position: number): boolean =>
  /^(?:of|de|du)$/.test(words[position - 1] ?? "") && refusals.has(words[position - 2] ?? "");

const isRefusedBefore = (
  words: readonly string[],
  position: number,
  { breaks, isService }: { breaks: ReadonlySet<number>; isService: IsService },
): boolean => {
  let reach = 3;
  for (let back = 1; back <= reach; back++) {
    if (breaks.has(position - back + 1)) return false;
    const word = words[position - back] ?? "";
    // "Take the tooth out": there "take out" is the service.
    if (refusals.has(word) && !isService(position - back) && !isPlaceOnHead(words, position - back)) return true;
    if (onlyWords.has(word) && isInstead(words, position - back)) reach = back + 2;
    else if (!between.has(word) && !isService(position - back)) return false;
  }
  return false;
};

const isRefusedBehind = (words: readonly string[], position: number, breaks: ReadonlySet<number>): boolean =>
  !breaks.has(position + 1) &&
  (refusalsBehind.has(words[position + 1] ?? "") || setAside.test(words.slice(position + 1, position + 3).join(" "))) &&
  !(words[position + 1] === "no" && placesInTime.has(words[position + 2] ?? ""));

/** "Um trato na barba e no cabelo": before such a word "no" is Portuguese and isn't a refusal. */
const isPlaceOnHead = (words: readonly string[], at: number): boolean =>
  words[at] === "no" && /^(?:cabelo|bigode|barbao|cavanhaque|buco|rosto|queixo)$/.test(words[at + 1] ?? "");

/** "Barba no dia 25": there "no" isn't a refusal. */
const placesInTime = new Set(
  "dia sabado domingo mesmo fim fds final proximo horario comeco inicio natal feriado mes meio periodo salao lugar centro vosso seu teu primeiro segundo terceiro quarto quinto ultimo".split(
    " ",
  ),
);

const refusals = new Set(
  "not no non pas nicht kein keine keinen ned nid nod sin sans ohne without sem nem ni nichts nix nada nothing skip drop lose remove statt nao instead vez lugar lieu place quita quitale saca sacale quitar tomber enlevez enleve retirez tira retira streich streicht lass oubliez oublie forget vergiss vergesst vergessen olvida olvidate olviden esquece esqueca esquecam".split(
    " ",
  ),
);

const refusalsBehind = new Set(
  "no nao nicht pas ned nod nope streichen weglassen weg raus rausnehmen fora fuera off out rien nichts nix".split(" "),
);

/** "Deixa o banho pra lá". */
const setAside = /^(?:(?:pra|para) la|de (?:lado|cote))$/;

const onlyWords = new Set(
  "just only nur bloss lediglich solo solamente nomas juste seulement rien so somente apenas".split(" "),
);

const joining = new Set("and n y e et und plus mas mit with con com avec".split(" "));

const between = new Set(
  "the a el la o os das den die der dem des de du da do dos un una une ein eine einem uma of d l le les as los las ses his her their su sus seine ihre is es e est ist was era war etait que me my meine meinem mi uber for pour".split(
    " ",
  ),
);

/** Positions of words that begin after a comma, a full stop or the like. */
const breaksBefore = (text: string): ReadonlySet<number> => {
  const found = new Set<number>();
  const folded = foldText(text);
  let [end, position] = [0, 0];
  for (const match of folded.matchAll(/[\p{L}\p{N}]+/gu)) {
    if (/[.,;:!?\n]/.test(folded.slice(end, match.index))) found.add(position);
    end = match.index + match[0].length;
    position += 1;
  }
  return found;
};
