import type { NameTraining } from "./read-name-training.ts";

type Random = () => number;

const pick = (all: readonly string[], random: Random): string => all[Math.floor(random() * all.length)] ?? "";

/** A name as people have them: one word or nine, with particles, initials, titles, hyphens, or in another script. */
export const drawName = ({ given, family, odd, scripts }: NameTraining, random: Random): string => {
  // Some are called like a month, a flower or a day.
  const first = () => pick(random() < 0.07 ? odd : given, random);
  const last = () => pick(random() < 0.04 ? odd : family, random);
  const small = () => pick(particles, random);
  const draw = random();
  if (draw < 0.34) return first();
  if (draw < 0.66) return `${first()} ${last()}`;
  if (draw < 0.72) return `${first()} ${first()} ${last()}`;
  if (draw < 0.79) return `${first()} ${last()} ${last()}`;
  if (draw < 0.86) return `${first()} ${small()} ${last()}`;
  if (draw < 0.89) return `${first()} ${small()} ${first()} ${last()} ${pick(joints, random)} ${last()}`;
  if (draw < 0.91) return `${first()} ${first()} ${last()} ${small()} ${last()}`;
  if (draw < 0.93) return `${first()}-${first()} ${last()}-${last()}`;
  if (draw < 0.945) return `${first()} ${last()}-${last()}`;
  if (draw < 0.96) return `${pick(initials, random)} ${pick(initials, random)} ${last()}`;
  if (draw < 0.97) return `${first()} ${pick(initials, random)} ${last()}`;
  if (draw < 0.985) return `${pick(titles, random)} ${random() < 0.5 ? last() : `${first()} ${last()}`}`;
  if (draw < 0.99) return `${first()} von und zu ${last()}`;
  return pick(scripts, random);
};

/** A family name, or two. */
export const drawFamily = ({ family }: NameTraining, random: Random): string => {
  const last = () => pick(family, random);
  const draw = random();
  if (draw < 0.7) return last();
  if (draw < 0.8) return `${last()} ${last()}`;
  if (draw < 0.9) return `${pick(particles, random)} ${last()}`;
  return draw < 0.95 ? `${last()} e ${last()}` : `${last()}-${last()}`;
};

export const drawGiven = ({ given }: NameTraining, random: Random): string =>
  random() < 0.85 ? pick(given, random) : `${pick(given, random)} ${pick(given, random)}`;

export const drawOdd = ({ odd, family }: NameTraining, random: Random): string => {
  const draw = random();
  if (draw < 0.4) return pick(odd, random);
  return `${pick(odd, random)} ${draw < 0.7 ? pick(odd, random) : pick(family, random)}`;
};

const particles =
  "de|del|de la|de las|de los|da|do|dos|das|van|von|von der|van den|van der|zu|di|du|le|al|el|bin|Mac|Ó|O|Óg|d'|Van|De|Von".split(
    "|",
  );
const joints = ["y", "e", "de", "-"];
const initials = "J.|M.|K.|S.|A.|T.|R|P|D|L.|C.".split("|");
const titles = "Dr.|Dr|Prof.|Prof. Dr.|Mr|Mrs|Ms|Frau|Herr|Sra.|Sr.|Doña|Don|Dona|M.|Mme|Dra.|Señora".split("|");
