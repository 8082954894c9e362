/**
 * What clients write to steer the conversation, one language's worth. Lists hold whole messages, folded; a message
 * also counts with a slip or two and with a "please". `within` are patterns found anywhere in a longer message.
 */
export type Phrases = {
  whole: Readonly<Record<WholePhrase, readonly string[]>>;
  within: Readonly<Record<Intent, readonly string[]>>;
  /** Around what is meant: dropped before a message is compared. */
  fillers: readonly string[];
  /** The words before the person who does the work. */
  withWords: readonly string[];
};

/** Also the names of the options they choose, where there is one. */
export type WholePhrase =
  | "menu"
  | "back"
  | "leave"
  | "help"
  | "talk"
  | "stop"
  | "start"
  /** To see what is stored, and to have it deleted. */
  | "data"
  | "erase"
  | "yes"
  | "no"
  /** A no with thanks, or that all is well as it is: whoever says it wants nothing more. */
  | "declined"
  | "thanks"
  | "bye"
  | "hello"
  | "more"
  | "anyone"
  | "book"
  | "again"
  | "mine"
  | "move"
  | "cancelIt"
  | "keep"
  | "change"
  | "otherDay"
  | "changeType"
  | "changeAgent"
  | "changeDay"
  | "changeTime"
  | "changeName"
  /** Another service in the same visit, and one service of a visit by itself. */
  | "addService"
  | "onlyPart";

/** What a longer message is about. */
export type Intent =
  | "cancelIt"
  | "move"
  /** A verb of moving, of whatever: with it nothing is called off. */
  | "moving"
  | "mine"
  | "talk"
  | "book"
  | "anyone"
  | "farewell"
  /** Another time of the day than the one on the table. */
  | "later"
  | "earlier"
  /** In addition to what is booked. */
  | "adding"
  | Question;

/** What clients ask about the business. */
export type Question = "prices" | "hours" | "place";

/** Phrases in one line, a stroke between them. */
export const phraseList = (phrases: string): readonly string[] => phrases.split("|");
