import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import type { Explanation } from "#bot/understand/create-reader.ts";
import { acts, languages, roles, standings } from "#bot/understand/labels.ts";
import { explainRows } from "./calibrate.ts";
import { groupConversations, type Row, readBusinesses, readRows, readSecondOpinions, type Split } from "./corpus.ts";
import {
  areSameActs,
  areSameFrames,
  countedActs,
  differingMentions,
  readingOfFrame,
  readingOfMarkup,
} from "./score.ts";
import { binaryPath } from "./train.ts";

type Judged = { row: Row; explained: Explanation; isActsRight: boolean; isFrameRight: boolean };

export const judgeRows = (binary: Uint8Array, rows: readonly Row[]): Judged[] =>
  explainRows(binary, rows).map((explained, at) => {
    const row = rows[at] as Row;
    const [ours, theirs] = [readingOfFrame(explained.frame), readingOfMarkup(row.message)];
    return {
      ...{ row, explained },
      isActsRight: areSameActs(ours, theirs),
      isFrameRight: areSameFrames(ours, theirs, row.message.text),
    };
  });

const percent = (part: number, whole: number): string => (whole === 0 ? "–" : `${((100 * part) / whole).toFixed(1)} %`);

const summary = (name: string, judged: readonly Judged[]): string => {
  const right = (key: "isActsRight" | "isFrameRight"): string =>
    percent(judged.filter((one) => one[key]).length, judged.length);
  const band = judged.filter(({ explained }) => explained.frame.band === "act");
  const wrong = band.filter(({ isFrameRight }) => !isFrameRight).length;
  const known = judged.filter(({ row, explained }) => explained.frame.language === row.language).length;
  const cells = [
    ...[name, judged.length, right("isActsRight"), right("isFrameRight"), percent(known, judged.length)],
    ...[percent(band.length, judged.length), percent(wrong, band.length)],
  ];
  return `| ${cells.join(" | ")} |`;
};

type Count = { right: number; missed: number; wrong: number };

const countInto = (counts: Map<string, Count>, key: string, kind: keyof Count): void => {
  const count = counts.get(key) ?? { right: 0, missed: 0, wrong: 0 };
  counts.set(key, { ...count, [kind]: count[kind] + 1 });
};

const countActs = (judged: readonly Judged[]): Map<string, Count> => {
  const counts = new Map<string, Count>();
  for (const { row, explained } of judged) {
    const [ours, theirs] = [countedActs(readingOfFrame(explained.frame)), countedActs(readingOfMarkup(row.message))];
    for (const act of acts) {
      if (ours.has(act) && theirs.has(act)) countInto(counts, act, "right");
      else if (theirs.has(act)) countInto(counts, act, "missed");
      else if (ours.has(act)) countInto(counts, act, "wrong");
    }
  }
  return counts;
};

const countMentions = (judged: readonly Judged[]): Map<string, Count> => {
  const counts = new Map<string, Count>();
  for (const { row, explained } of judged) {
    const theirs = readingOfMarkup(row.message);
    const { missed, extra } = differingMentions(readingOfFrame(explained.frame), theirs, row.message.text);
    const key = ({ role, standing }: { role: string; standing: string }): string =>
      standing === "wanted" ? role : `${role}!${standing}`;
    for (const mention of theirs.mentions) countInto(counts, key(mention), "right");
    for (const mention of missed) {
      countInto(counts, key(mention), "missed");
      const count = counts.get(key(mention)) as Count;
      counts.set(key(mention), { ...count, right: count.right - 1 });
    }
    for (const mention of extra) countInto(counts, key(mention), "wrong");
  }
  return counts;
};

const table = (title: string, order: readonly string[], counts: ReadonlyMap<string, Count>): string =>
  [
    `\n| ${title} | right | missed | wrong |\n|---|---|---|---|`,
    ...order.flatMap((key) => {
      const count = counts.get(key);
      return count ? [`| ${key} | ${count.right} | ${count.missed} | ${count.wrong} |`] : [];
    }),
  ].join("\n");

/** Which acts stand for which, most frequent first. */
const confusions = (judged: readonly Judged[]): string => {
  const counts = new Map<string, number>();
  for (const { row, explained } of judged.filter(({ isActsRight }) => !isActsRight)) {
    const [ours, theirs] = [countedActs(readingOfFrame(explained.frame)), countedActs(readingOfMarkup(row.message))];
    const only = (one: ReadonlySet<string>, other: ReadonlySet<string>): string =>
      [...one].filter((act) => !other.has(act)).join(" + ") || "nothing";
    const key = `${only(theirs, ours)} → ${only(ours, theirs)}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return [...counts]
    .sort((left, right) => right[1] - left[1])
    .slice(0, 15)
    .map(([key, count]) => `- ${key}: ${count}`)
    .join("\n");
};

/** Confidence in ten steps against the share of frames that are right. */
const calibrationTable = (judged: readonly Judged[]): string =>
  [
    "\n| confidence | messages | frames right |\n|---|---|---|",
    ...Array.from({ length: 10 }, (_, at) => {
      const within = judged.filter(({ explained }) => Math.min(9, Math.floor(explained.frame.confidence * 10)) === at);
      const right = within.filter(({ isFrameRight }) => isFrameRight).length;
      return `| ${at * 10}–${at * 10 + 10} % | ${within.length} | ${percent(right, within.length)} |`;
    }),
  ].join("\n");

/** The learned reader, the patterns, and both as the bot uses them, by one generous rule: the patterns name no mentions. */
const compareReaders = async (judged: readonly Judged[]): Promise<string> => {
  const { readsActs, suspectsActs } = await import("./old-reader.ts");
  const businesses = readBusinesses();
  const compared = judged.map(({ row, explained }) => {
    const business = businesses[row.business] ?? { services: [], staff: [] };
    return {
      row,
      learned: suspectsActs(row, explained),
      patterns: readsActs(row, business),
      together: readsActs(row, business, "together"),
    };
  });
  type Reader = "learned" | "patterns" | "together";
  const readers: readonly Reader[] = ["learned", "patterns", "together"];
  const line = (name: string, own: readonly Record<Reader, boolean>[]): string =>
    `| ${[name, ...readers.map((reader) => percent(own.filter((one) => one[reader]).length, own.length))].join(" | ")} |`;
  const conversations = groupConversations(compared).map((turns) => ({
    learned: turns.every(({ learned }) => learned),
    patterns: turns.every(({ patterns }) => patterns),
    together: turns.every(({ together }) => together),
  }));
  return [
    "\n| acts, generously | learned | patterns | together |\n|---|---|---|---|",
    line("all", compared),
    ...languages.map((language) =>
      line(
        language,
        compared.filter(({ row }) => row.language === language),
      ),
    ),
    ...(conversations.length > 0 ? [line(`${conversations.length} whole conversations`, conversations)] : []),
  ].join("\n");
};

/** How far two annotators agree on the rows that both have read. */
const agreement = (rows: readonly Row[]): string => {
  const second = new Map(readSecondOpinions().map(({ id, message }) => [id, message]));
  const both = rows.flatMap((row) => {
    const other = second.get(row.id);
    return other ? [{ text: row.message.text, left: readingOfMarkup(row.message), right: readingOfMarkup(other) }] : [];
  });
  const acts = both.filter(({ left, right }) => areSameActs(left, right)).length;
  const frames = both.filter(({ left, right, text }) => areSameFrames(left, right, text)).length;
  return `\nTwo annotators on ${both.length} of these rows: acts ${percent(acts, both.length)}, frames ${percent(frames, both.length)}`;
};

const isSplit = (name: string): name is Split => name === "train" || name === "dev" || name === "test";

/** Prints how the committed weights read a part of the corpus. Test rows themselves are never printed. */
const report = async (): Promise<void> => {
  const { values } = parseArgs({
    options: {
      split: { type: "string", default: "dev" },
      author: { type: "string", default: "" },
      wrong: { type: "boolean", default: false },
      old: { type: "boolean", default: false },
      binary: { type: "string", default: binaryPath },
    },
  });
  if (!isSplit(values.split)) throw new Error("--split is train, dev or test");
  const rows = readRows(values.split).filter(({ author }) => author.startsWith(values.author));
  const judged = judgeRows(readFileSync(values.binary), rows);
  const part = `${values.split}${values.author ? ` (${values.author})` : ""}`;
  const lines = [
    `| ${part} | messages | acts right | frames right | language | band "act" | wrong in it |\n|---|---|---|---|---|---|---|`,
    summary("all", judged),
    ...languages.map((language) =>
      summary(
        language,
        judged.filter(({ row }) => row.language === language),
      ),
    ),
    table("act", acts, countActs(judged)),
    table(
      "mention",
      roles.flatMap((role) => standings.map((standing) => (standing === "wanted" ? role : `${role}!${standing}`))),
      countMentions(judged),
    ),
    `\nActs that stand for others\n\n${confusions(judged)}`,
    calibrationTable(judged),
  ];
  lines.push(agreement(rows));
  if (values.old) lines.push(await compareReaders(judged));
  if (values.wrong && values.split !== "test") {
    for (const { row, explained } of judged.filter(({ isFrameRight }) => !isFrameRight)) {
      lines.push(`${row.id} @${row.asked} ${row.marked}\n    ${describeFrame(explained, row.message.text)}`);
    }
  }
  process.stdout.write(`${lines.join("\n")}\n`);
};

/** A frame on one line. */
export const describeFrame = ({ frame }: Explanation, text: string): string => {
  const mention = ({
    role,
    standing,
    start,
    end,
  }: {
    role: string;
    standing: string;
    start: number;
    end: number;
  }): string => `<${role}${standing === "wanted" ? "" : `!${standing}`}:${text.slice(start, end)}>`;
  const parts = [
    ...frame.courtesies.map((act) => `[${act}]`),
    ...(frame.answer ? [`[${frame.answer}] ${frame.answerMentions.map(mention).join(" ")}`] : []),
    ...frame.requests.map(({ act, mentions }) => `[${act}] ${mentions.map(mention).join(" ")}`),
  ];
  return `${parts.join(" ")} (${frame.band} ${frame.confidence.toFixed(2)})`;
};

if (import.meta.main) await report();
