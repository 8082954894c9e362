import { type ActLabel, actLabels } from "../../src/domain/conversation/acts/act-labels.ts";
import { type Language, languages } from "../../src/domain/languages.ts";

export type JudgedSentence = {
  language: Language;
  text: string;
  labels: ReadonlySet<ActLabel>;
  unclear: ReadonlySet<ActLabel>;
  scores: readonly number[];
};

/** Acts that lead to something being done: they must be right far more often than the others. */
const actions: readonly ActLabel[] = ["book", "move", "cancel", "erase", "stop", "start"];

const wantedPrecision = (label: ActLabel): number => (actions.includes(label) ? 0.995 : 0.96);

/** The lowest score from which on an act is right as often as it must be. */
export const chooseThresholds = (judged: readonly JudgedSentence[]): Record<ActLabel, number> =>
  Object.fromEntries(actLabels.map((label, column) => [label, thresholdOf(judged, label, column)])) as Record<
    ActLabel,
    number
  >;

const thresholdOf = (judged: readonly JudgedSentence[], label: ActLabel, column: number): number => {
  const scored = judged
    .filter(({ unclear }) => !unclear.has(label))
    .map(({ labels, scores }) => ({ isRight: labels.has(label), score: scores[column] ?? 0 }))
    .sort((a, b) => b.score - a.score);
  const highest = actions.includes(label) ? 0.999 : 0.97;
  let [right, best] = [0, highest];
  for (const [index, { isRight, score }] of scored.entries()) {
    if (isRight) right += 1;
    if (score < 0.4) break;
    if (right / (index + 1) >= wantedPrecision(label)) best = score;
  }
  return Number(Math.max(0.4, Math.min(best, highest)).toFixed(3));
};

/** Precision and recall per act and language, and the confusions that are worst. */
export const reportAccuracy = (
  judged: readonly JudgedSentence[],
  thresholds: Readonly<Record<ActLabel, number>>,
): void => {
  console.log(
    `act          at     ${["all", ...languages].map((name) => name.padEnd(11)).join("")} (precision recall)`,
  );
  for (const [column, label] of actLabels.entries()) {
    const cells = [undefined, ...languages].map((language) =>
      cellOf(judged, { label, column, threshold: thresholds[label], language }),
    );
    console.log(
      `${label.padEnd(12)} ${thresholds[label].toFixed(3)}  ${cells.map((cell) => cell.padEnd(11)).join("")}`,
    );
  }
  const confusions = new Map<string, { count: number; example: string }>();
  for (const { labels, unclear, scores, text } of judged) {
    for (const [column, label] of actLabels.entries()) {
      if (labels.has(label) || unclear.has(label) || (scores[column] ?? 0) < thresholds[label]) continue;
      const key = `${[...labels].join("+")} taken for ${label}`;
      confusions.set(key, { count: (confusions.get(key)?.count ?? 0) + 1, example: text });
    }
  }
  console.log("worst confusions:");
  for (const [key, { count, example }] of [...confusions].sort((a, b) => b[1].count - a[1].count).slice(0, 25)) {
    console.log(`  ${count} × ${key}, such as “${example}”`);
  }
};

const cellOf = (
  judged: readonly JudgedSentence[],
  {
    label,
    column,
    threshold,
    language,
  }: { label: ActLabel; column: number; threshold: number; language: Language | undefined },
): string => {
  let [right, taken, there] = [0, 0, 0];
  for (const one of judged) {
    if ((language && one.language !== language) || one.unclear.has(label)) continue;
    const isThere = one.labels.has(label);
    const isTaken = (one.scores[column] ?? 0) >= threshold;
    if (isThere) there += 1;
    if (isTaken) taken += 1;
    if (isThere && isTaken) right += 1;
  }
  return `${(right / Math.max(1, taken)).toFixed(3)} ${(right / Math.max(1, there)).toFixed(2)}`;
};
