import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Language, languages } from "../../src/domain/languages.ts";

/** What businesses call a kind of service, and what laymen say who want it. */
export type ServiceKind = { key: string; language: Language; names: readonly string[]; said: readonly string[] };

const folder = join(import.meta.dirname, "../../src/domain/conversation/services/likely/training");

/** Every kind of service in every language, in the order of the files. */
export const readServiceTraining = (): ServiceKind[] => languages.flatMap(readKinds);

const readKinds = (language: Language): ServiceKind[] =>
  readFileSync(join(folder, `${language}.txt`), "utf8")
    .split(/^== /mu)
    .filter((part) => part.trim() !== "")
    .map((part) => {
      const [key = "", names = "", ...said] = part.trim().split("\n");
      if (!names.startsWith("names: ")) throw new Error(`${language}: ${key} has no names`);
      return { key, language, names: names.slice(7).split(" | "), said };
    });
