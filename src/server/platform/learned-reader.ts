import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createSecondReader } from "#bot/second-reader.ts";
import { createReader } from "#bot/understand/create-reader.ts";
import type { SecondReader } from "#domain/conversation/reading/learned/learned-reading.ts";
import { projectFolder } from "./project-folder.ts";

export const readerPath = join(projectFolder, "src", "bot", "understand", "model", "reader.bin");

let loaded: SecondReader | undefined;

/** Loaded when it is first asked for; the start has checked that it can be. */
export const learnedReader = (): SecondReader => {
  loaded ??= createSecondReader(createReader(readFileSync(readerPath)));
  return loaded;
};
