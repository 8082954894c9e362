import type { Mention } from "#bot/understand/frame.ts";
import { type Act, acts, roles, standings } from "#bot/understand/labels.ts";

export type MarkedAct = { act: Act; at: number };
export type MarkedMessage = { text: string; acts: MarkedAct[]; mentions: Mention[] };

const isIn = <Value extends string>(list: readonly Value[], value: string): value is Value =>
  (list as readonly string[]).includes(value);

/** Reads `[act] text <role!standing:span>`. Throws with a message that names the fault. */
export const parseMarkup = (markup: string): MarkedMessage => {
  const message: MarkedMessage = { text: "", acts: [], mentions: [] };
  const open: Omit<Mention, "end">[] = [];
  let at = 0;
  while (at < markup.length) {
    const char = markup[at] as string;
    if (char === "\\") {
      const next = markup[at + 1];
      message.text += next === "n" ? "\n" : (next ?? "");
      at += 2;
    } else if (char === "[") {
      const match = /^\[(\w+)\] ?/.exec(markup.slice(at));
      if (!match?.[1] || !isIn(acts, match[1])) throw new Error(`unknown act at "${markup.slice(at, at + 20)}"`);
      if (open.length > 0) throw new Error(`act inside a mention at "${markup.slice(at, at + 20)}"`);
      message.acts.push({ act: match[1], at: message.text.length });
      at += match[0].length;
    } else if (char === "<") {
      const match = /^<(\w+)(?:!(\w+))?:/.exec(markup.slice(at));
      const standing = match?.[2] ?? "wanted";
      if (!match?.[1] || !isIn(roles, match[1]) || !isIn(standings, standing)) {
        throw new Error(`unknown role or standing at "${markup.slice(at, at + 20)}"`);
      }
      const outer = open.at(-1);
      if (outer && (outer.role !== "forWhom" || match[1] !== "name" || open.length > 1)) {
        throw new Error(`only a name may stand inside a forWhom: "${markup.slice(at, at + 20)}"`);
      }
      open.push({ role: match[1], standing, start: message.text.length });
      at += match[0].length;
    } else if (char === ">") {
      const closed = open.pop();
      if (!closed) throw new Error(`">" without "<" (write "\\>" for a literal one)`);
      const end = message.text.length;
      if (end === closed.start) throw new Error(`empty ${closed.role}`);
      const outer = open.at(-1);
      if (outer) outer.name = { start: closed.start, end };
      else message.mentions.push({ ...closed, end });
      at += 1;
    } else {
      message.text += char;
      at += 1;
    }
  }
  if (open.length > 0) throw new Error(`"<${open[0]?.role}" isn't closed`);
  if (message.acts.length === 0) throw new Error("no act");
  if (message.acts[0]?.at !== 0) throw new Error("text before the first act");
  return message;
};
