import { readFileSync } from "node:fs";
import { createReader } from "#bot/understand/create-reader.ts";
import { readerPath } from "../../platform/learned-reader.ts";
import { StartError } from "../start-error.ts";

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
