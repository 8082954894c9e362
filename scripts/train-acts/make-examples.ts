import { type ActContext, actContexts, usualContexts } from "../../src/domain/conversation/acts/act-context.ts";
import type { ActLabel } from "../../src/domain/conversation/acts/act-labels.ts";
import { createRandom, expandPattern } from "./expand-pattern.ts";
import type { Pattern, Training } from "./read-training.ts";

export type Example = {
  text: string;
  labels: ReadonlySet<ActLabel>;
  unclear: ReadonlySet<ActLabel>;
  context: ActContext | null;
};

/** Acts that a sentence of another act may well carry too: neither right nor wrong there. */
const alsoPossible: Partial<Record<ActLabel, readonly ActLabel[]>> = {
  book: ["someone", "who", "services", "correct", "hours"],
  move: ["book", "cancel", "correct", "late", "refuse"],
  cancel: ["refuse", "move", "feeling"],
  waitlist: ["book", "person", "cancel"],
  again: ["book", "repeat"],
  someone: ["book", "name"],
  confirm: ["thank", "here", "coming"],
  refuse: ["cancel", "correct", "move", "feeling", "late"],
  thank: ["confirm", "bye", "chat"],
  bye: ["thank", "confirm", "chat"],
  greet: ["chat", "name"],
  repeat: ["feeling", "services", "again"],
  price: ["services", "book", "payment"],
  hours: ["who", "book", "here"],
  who: ["book", "services", "hours", "person"],
  services: ["book", "question", "price"],
  mine: ["confirm"],
  duration: ["book"],
  payment: ["question", "price"],
  question: ["services", "payment", "late"],
  person: ["feeling", "place"],
  feeling: ["person", "late", "chat"],
  late: ["coming", "move", "cancel", "question"],
  coming: ["late", "here", "confirm", "bye"],
  here: ["coming", "place", "greet"],
  erase: ["data", "stop"],
  data: ["erase", "question"],
  stop: ["erase", "refuse", "feeling"],
  start: ["confirm"],
  name: ["greet", "correct"],
  correct: ["move", "refuse", "name", "book"],
  chat: ["thank", "bye", "confirm", "greet"],
};

const sentencesPerPattern = 16;

/** Where a sentence of an act may come; null as often as none of the places is drawn. */
const drawContext = (label: ActLabel, random: () => number): ActContext | null => {
  let left = random() * 100;
  for (const [index, share] of usualContexts(label).entries()) {
    left -= share;
    if (left < 0) return actContexts[index] ?? null;
  }
  return null;
};

/** The sentences of some patterns, labelled. */
export const plainExamples = (patterns: readonly Pattern[], { slots }: Training, seed: number): Example[] => {
  const random = createRandom(seed);
  return patterns.flatMap(({ text, label, language }) =>
    expandPattern(text, slots[language], { most: sentencesPerPattern, random }).map((sentence) => ({
      text: sentence,
      labels: new Set([label]),
      unclear: new Set(alsoPossible[label] ?? []),
      context: drawContext(label, random),
    })),
  );
};

/** The same with what people do to sentences: slips, a greeting before, thanks behind, two things at once. */
export const variedExamples = (patterns: readonly Pattern[], training: Training, seed: number): Example[] => {
  const random = createRandom(seed + 1);
  const byLanguage = Map.groupBy(patterns, ({ language }) => language);
  return [...byLanguage.values()].flatMap((own) => {
    const plain = plainExamples(own, training, seed);
    const pick = (label?: ActLabel) => {
      const all = label ? plain.filter(({ labels }) => labels.has(label)) : plain;
      return all[Math.floor(random() * all.length)] as Example;
    };
    const greetings = plain.filter(({ labels, text }) => labels.has("greet") && text.length < 25);
    const thanks = plain.filter(({ labels, text }) => labels.has("thank") && text.length < 25);
    const oneOf = (all: Example[]) => all[Math.floor(random() * all.length)] as Example;
    return plain.flatMap((example) => {
      const made = [example];
      const chance = random();
      if (chance < 0.2) made.push(join(oneOf(greetings), random() < 0.5 ? ", " : " ", example));
      else if (chance < 0.35) made.push(join(example, random() < 0.5 ? ". " : " ", oneOf(thanks)));
      else if (chance < 0.6) made.push(join(example, joints[Math.floor(random() * joints.length)] ?? " ", pick()));
      else if (chance < 0.85) made.push({ ...example, text: withSlip(example.text, random) });
      return made;
    });
  });
};

const joints = [". ", ", ", " ", "? ", "! "];

const join = (one: Example, joint: string, other: Example): Example => {
  const labels = one.labels.union(other.labels);
  return {
    text: `${one.text}${joint}${other.text}`,
    labels,
    unclear: one.unclear.union(other.unclear).difference(labels),
    context: one.context ?? other.context,
  };
};

const withSlip = (text: string, random: () => number): string => {
  const at = 1 + Math.floor(random() * Math.max(1, text.length - 2));
  const kind = Math.floor(random() * 4);
  if (kind === 0) return text.slice(0, at) + text.slice(at + 1);
  if (kind === 1) return text.slice(0, at) + text.charAt(at) + text.slice(at);
  if (kind === 2) return text.slice(0, at) + text.charAt(at + 1) + text.charAt(at) + text.slice(at + 2);
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[?,.!]/g, "");
};
