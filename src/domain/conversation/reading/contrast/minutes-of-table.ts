import { minutesOf, timeOfMinutes } from "../../../scheduling/clock/clock-time.ts";
import { patternInWords } from "../../words/pattern-in-text.ts";

/**
 * Under a read-back, minutes without an hour belong to the hour that was read back: "make it half past", "mejor y media",
 * "lieber viertel nach". Null when none are said, or an hour follows. For folded words.
 */
export const minutesOfTable = (words: string, bookingTime: string | undefined): string | null => {
  if (bookingTime === undefined) return null;
  const hour = Math.floor(minutesOf(bookingTime) / 60) * 60;
  const [, shift] = shifts.find(([pattern]) => pattern.test(words)) ?? [];
  return shift === undefined || hour + shift < 0 ? null : timeOfMinutes(hour + shift);
};

/** Nothing but a kind word comes after it, and no hour before it. */
const end =
  "(?= (?:then|please|pls|instead|bitte|por favor|porfa|svp|mejor|melhor|plutot|lieber|stattdessen|ok|danke)(?: |$)|$)";
const before = (words: string): string =>
  `(?<!(?:\\d|s|um|as|a|h|heures?|ocho|nueve|diez|once|doce|dos|tres|cuatro|cinco|seis|siete|uma|duas|quatro|sete|oito|nove|dez|onze|une|deux|trois|quatre|cinq|six|sept|huit|neuf|dix) )${words}`;

const shifts: readonly (readonly [RegExp, number])[] = [
  [
    patternInWords(
      `half past${end}`,
      before(`(?:a |las )?y media${end}`),
      before(`et demie${end}`),
      before(`e meia${end}`),
    ),
    30,
  ],
  [
    patternInWords(
      `quarter past${end}`,
      before(`y cuarto${end}`),
      before(`et quart${end}`),
      `viertel nach${end}`,
      before(`e (?:um )?quarto${end}`),
    ),
    15,
  ],
  [
    patternInWords(
      `quarter to${end}`,
      before(`menos cuarto${end}`),
      before(`moins le quart${end}`),
      `viertel vor${end}`,
      before(`menos (?:um )?quarto${end}`),
    ),
    -15,
  ],
];
