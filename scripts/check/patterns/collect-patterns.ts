import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { parseSource } from "../source/parse-source.ts";
import { walkAst } from "../source/walk-ast.ts";

export type Pattern = { source: string; flags: string; file: string };

const root = join(import.meta.dirname, "../../../src");

/** Every pattern outside of the web client: those in the source as they are, and those that modules make when loaded. */
export const collectPatterns = async (): Promise<Pattern[]> => {
  const literals = ["domain", "contract", "server", "locales"].flatMap((folder) =>
    filesOf(folder).flatMap((file) => literalsIn(file, readFileSync(join(root, file), "utf8"))),
  );
  const all = [...literals, ...(await madePatterns())];
  return [...new Map(all.map((pattern) => [`/${pattern.source}/${pattern.flags}`, pattern])).values()];
};

const filesOf = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts") && !file.split("/").includes("testing"))
    .map((file) => join(folder, file));

/** The regular expressions that stand in a source. */
export const literalsIn = (file: string, source: string): Pattern[] => {
  const found: Pattern[] = [];
  walkAst(parseSource(file, source).program, ({ type, regex }) => {
    const { pattern, flags } = (regex ?? {}) as { pattern?: string; flags?: string };
    if (type === "Literal" && pattern !== undefined) found.push({ source: pattern, flags: flags ?? "", file });
  });
  return found;
};

/** Those that are put together: the bot's are made of lists of words. */
const madePatterns = async (): Promise<Pattern[]> => {
  const made: Pattern[] = [];
  const Plain = RegExp;
  globalThis.RegExp = new Proxy(Plain, {
    construct: (target, given, newTarget) => {
      const pattern = Reflect.construct(target, given, newTarget) as RegExp;
      made.push({ source: pattern.source, flags: pattern.flags, file: callerOf(new Error()) });
      return pattern;
    },
  });
  try {
    for (const file of ["domain", "contract"].flatMap(filesOf)) await import(pathToFileURL(join(root, file)).href);
    const { prepareReading } = await import("#domain/conversation/reading/prepare-reading.ts");
    const { prepareChat } = await import("#domain/landing-demo/prepare-chat.ts");
    const { prepareCommands } = await import("#domain/owner-commands/prepare-commands.ts");
    const { languages } = await import("#domain/languages.ts");
    for (const prepare of [...languages.flatMap(prepareReading), ...prepareChat(), ...prepareCommands()]) prepare();
  } finally {
    globalThis.RegExp = Plain;
  }
  return made;
};

const callerOf = ({ stack = "" }: Error): string =>
  (stack.split("\n").find((line) => line.includes("/src/")) ?? "").replace(/^.*\/src\//, "").replace(/\)$/, "");
