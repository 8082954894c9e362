/**
 * The words of commands in one language, as patterns over folded text. An umlaut stands for both ways to type it: with and
 * without the e. Each pattern is tried on whole words.
 */
export type CommandLexicon = {
  /** Whole messages. */
  help: string;
  undo: string;
  beCustomer: string;
  beOwner: string;
  /** What a client would say, and nobody who runs the day. */
  customer: string;
  /** Somebody else is ill: a client's reason, no absence. */
  othersIll: string;
  sick: string;
  /** Whom to tell, which is done anyway: "let them know". */
  tell: string;
  /** Before a reason. */
  because: string;
  late: string;
  /** Everything that is still to come today, which is then moved by some minutes. */
  everything: string;
  noShow: string;
  arrived: string;
  done: string;
  confirm: string;
  cancel: string;
  move: string;
  block: string;
  free: string;
  /** Where a word for free means that somebody isn't there: "ich habe frei". */
  ownFree: string;
  next: string;
  /** Words around a day that ask for its plan. */
  plan: string;
  /** Between what is moved and where to. */
  to: string;
  earlier: string;
  minutes: string;
  /** Lengths of time in words, the longest first. */
  lengths: Readonly<Record<string, number>>;
  /** Puts a separable verb together: "sag Maria ab". */
  rewrite?: readonly (readonly [RegExp, string])[];
  /** Puts a time of day as the reader of dates expects it: "den 15 Uhr Termin". */
  mend?: readonly (readonly [RegExp, string])[];
};
