import { editDistance } from "../../words/edit-distance.ts";
import { foldText } from "../../words/fold-text.ts";

/**
 * A name with the parts that are said again with their letters: "Stephan mit ph und Maier mit ai", "c'est Lefebvre avec un v". A part
 * that stands beside itself in another spelling goes.
 */
export const withRespelledParts = (text: string, name: string): string => {
  let parts = name.split(" ");
  for (const [, said = ""] of text.matchAll(saidWithLetters)) {
    const wanted = foldText(said);
    const isOther = (part: string): boolean => foldText(part) !== wanted && isNear(foldText(part), wanted);
    const at = parts.findIndex(isOther);
    if (at < 0) continue;
    parts = parts.some((part) => foldText(part) === wanted) ? parts.toSpliced(at, 1) : parts.with(at, said);
  }
  return parts.join(" ");
};

/** Whether several parts are said again, each with its letters. */
export const areRespelled = (text: string): boolean => [...text.matchAll(saidWithLetters)].length > 1;

const saidWithLetters =
  /(?<![\p{L}\p{M}'’-])(\p{Lu}[\p{L}\p{M}'’-]{2,}),? (?:with|w\/|mit|con|avec|com|ohne|sin|sans|sem|without)(?= (?:an? |the |una? |une? |le |la |el |uma? |o |einem |nem |doppel-?|double |doble |zwei |two |dos |deux |dois |duas )*(?:[\p{L}]{1,3}|hache|jota|zeta|uve|agá|aga|ípsilon|ypsilon|y grec|i griega)(?![\p{L}]))/gu;

const isNear = (one: string, other: string): boolean =>
  one[0] === other[0] ? editDistance(one, other, 3) <= 3 : editDistance(one, other, 1) <= 1;
