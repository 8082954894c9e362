/** "Yes, delete it", "elimínala", "raus damit": to the question whether to cancel, that is a yes. For folded words. */
export const callsItOff = (words: string): boolean => whole.test(words);

const verbs = [
  "delete|erase|remove|scrap|bin|drop|ditch|axe|strike|cross|take|get rid of|cancel",
  "(?:borr|elimin|quit|suprim|anul|cancel|tach|sac|saqu)\\w*",
  "(?:supprim|effac|enlev|retir|annul|ray|vir)\\w*",
  "(?:losch|entfern|streich|stornier|weg|raus|absag|sag)\\w*",
  "(?:pode )?(?:apag|elimin|exclu|delet|remov|tir|desmarc|cancel|risc)\\w*",
].join("|");

const agreeing =
  "yes|yep|yeah|yup|ok|okay|sure|please|pls|si|vale|claro|dale|oui|ouais|ja|jo|jep|klar|bitte|sim|isso|por favor|svp";

const whole = new RegExp(
  `^(?:(?:${agreeing}) )*(?:${verbs})(?: (?:it|that|this|la|lo|le|l|ihn|den|das|es|isso|damit|ab|me la|nos la))?(?: (?:out|off|weg|raus|mal|${agreeing}|thanks|gracias|merci|danke|obrigad[oa]))*$`,
);
