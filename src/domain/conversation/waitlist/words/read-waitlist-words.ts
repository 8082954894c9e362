import { languages } from "../../../languages.ts";
import { rememberOf } from "../../../text/remember-of.ts";
import { withWeekdays } from "../../dates/words/lexicon-values.ts";
import { anyInWords, type WordPatterns } from "../../words/patterns/any-in-words.ts";
import { joinPatterns, leavePatterns, ownChangePattern } from "./gap-words.ts";
import { offerWords } from "./offer-words.ts";
import { type WaitlistWords, waitlistWords } from "./waitlist-words.ts";

/** What a message says about the waitlist; `named`: what it is called, beside other words; `bare`: nothing else. */
export type WaitlistWord = "leave" | "status" | "join" | "named" | "bare";

/** Reads folded words with one space between; in any language, as a message may be written in any of them. */
export const readWaitlistWord: (words: string) => WaitlistWord | null = rememberOf((words) => {
  const { leave, status, join, bare, list } = patternsOf();
  if (clientList.test(words)) return null;
  if (bare.test(words)) return "bare";
  if (leave.test(words)) return "leave";
  if (status.test(words)) return "status";
  // "Can I cancel if something comes up?" is about the client's own appointment.
  if (join.test(words) && !ownChangePattern.test(words)) return "join";
  return list.test(words) ? "named" : null;
});

/** The business's list of its clients isn't a waitlist. */
const clientList =
  /(?:^| )(?:(?:client|customer)s? list|list of clients|kundenliste|lista de clientes|liste de clients)(?= |$)/;

/** How an offer is answered; read only where one was the last thing said. */
export const readOfferAnswer = (words: string): "take" | "pass" | null => {
  const { take, pass } = patternsOf();
  if (pass.test(words)) return "pass";
  return take.test(words) ? "take" : null;
};

type Patterns = Record<"leave" | "status" | "join" | "bare" | "list" | "take" | "pass", WordPatterns>;

let built: Patterns | undefined;

const patternsOf = (): Patterns => {
  built ??= build();
  return built;
};

const build = (): Patterns => {
  const all = Object.values(waitlistWords);
  const lists = all.map(({ list }) => list).join("|");
  return {
    leave: anyOf(all, "leave", leavePatterns),
    status: anyOf(all, "status"),
    join: anyOf(all, "join", joinPatterns),
    take: anyOf(
      all,
      "take",
      languages.flatMap((language) => offerWords[language].take.map((take) => withWeekdays(take, language))),
    ),
    pass: anyOf(
      all,
      "pass",
      Object.values(offerWords).flatMap(({ pass }) => pass),
    ),
    list: new RegExp(`(?:^| )(?:${lists})(?= |$)`),
    bare: new RegExp(
      `^(?:(?:the|my|your|la|mi|ma|die|meine|a|minha) )?(?:${lists})(?: (?:please|por favor|bitte|svp))?$`,
    ),
  };
};

const anyOf = (
  all: readonly WaitlistWords[],
  key: "leave" | "status" | "join" | "take" | "pass",
  composed: readonly string[] = [],
): WordPatterns => {
  const lists = all.map(({ list }) => list).join("|");
  const listed = all.flatMap((words) =>
    words[key].map((pattern) =>
      pattern.replaceAll("ALIST", `(?:${words.list}|${words.bareList})`).replaceAll("LIST", `(?:${words.list})`),
    ),
  );
  return anyInWords(...listed, ...composed.map((pattern) => pattern.replaceAll("LIST", `(?:${lists})`)));
};
