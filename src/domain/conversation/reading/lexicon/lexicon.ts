/**
 * The closed words of one language that say who is meant and what is pointed at. Word lists are folded and separated
 * by spaces; patterns are matched against folded words with one space between.
 */
export type ReadingLexicon = {
  /** Daughter, husband, friend: people a booking may be for. */
  relations: string;
  /** "my", before a relation. */
  possessives: string;
  /** Ways to address the person who answers: "love", "boss". Not names by themselves. */
  vocatives: string;
  /** "The name is wrong". */
  wrongName: readonly string[];
  /** Words that point at the time or the day already chosen. */
  sameTime: readonly string[];
  sameDay: readonly string[];
  /** "I'd rather", "actually", "instead": another request than the one before. */
  rather: readonly string[];
  /** How a language is asked for inside a sentence. */
  languageVerbs: readonly string[];
  /** Anger that needs no context. */
  anger: readonly string[];
  late: readonly string[];
  coming: readonly string[];
  here: readonly string[];
  person: readonly string[];
  move: readonly string[];
  cancel: readonly string[];
  /** Asks when one's own appointment is. */
  asksOwn: readonly string[];
  /** What cards are paid with, or held against. */
  payment: readonly string[];
  /** Asks what there is to book, as a list or a menu. */
  services: readonly string[];
  /** Asks how long a service takes. */
  duration: readonly string[];
  /** To see what is stored about one, and to have it deleted: never an appointment alone. */
  data: readonly string[];
  erase: readonly string[];
  minutes: string;
};
