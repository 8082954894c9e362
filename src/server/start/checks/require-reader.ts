import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createReader } from "#bot/understand/create-reader.ts";
import { projectFolder } from "../../platform/project-folder.ts";
import { StartError } from "../start-error.ts";

export const readerPath = join(projectFolder, "src", "bot", "understand", "model", "reader.bin");

/** Without its weights, or with those of another version, the reader would fail at the first message. */
export const requireReader = (path: string = readerPath): void => {
  let binary: Uint8Array;
  try {
    binary = readFileSync(path);
  } catch {
    throw new StartError(
      `The reader's weights are missing: ${path}. npm run reader:train makes them, or take them from the release.`,
    );
  }
  try {
    createReader(binary);
  } catch (error) {
    throw new StartError(error instanceof Error ? error.message : String(error));
  }
};
