/**
 * A message without the changes it gives thanks for: "thanks for moving it", "merci d'avoir annulé", "danke fürs Verschieben". They
 * are made already and aren't asked for. Thanks in advance do ask for them.
 */
export const withoutThanked = (text: string, isChange: (reason: string) => boolean): string =>
  text.replace(reasons, (whole: string, given: string) => (isChange(whole.slice(given.length)) ? given : whole));

const thanks = [
  "thanks|thank (?:you|u|ya)|thx|tysm|ty|cheers",
  "gracias",
  "merci",
  "danke?|dankeschön|dankeschon",
  "(?:obrigad|brigad|agradecid)(?:o|a|ão|inh[oa])|valeu",
].join("|");

const degrees =
  "so much|very much|a lot|a million|again|guys|all|beaucoup|bien|encore|infiniment|dir|euch|ihnen|schön|sehr|nochmals?|vielmals|mesmo|muito|demais";

const joints = [
  "for(?! (?:now|today)(?![\\p{L}]))",
  "por(?! favor)",
  "pour|d['’]avoir|de (?:(?:nous|vous|les|me l|m|l)['’ ])?avoir",
  "für|fürs|fuer|fuers|,? ?dass",
  "pel[oa]s?",
].join("|");

const end = "(?=[.,;:!?¡¿…()\\n]|$|\\s(?:but|pero|mais|aber|mas|[–-])\\s)";

const reasons = new RegExp(
  `(?<![\\p{L}])((?:${thanks})(?: (?:${degrees})){0,2})(?: |(?=,))(?:${joints})(?![\\p{L}])[^.,;:!?¡¿…()\\n]*?${end}`,
  "giu",
);
