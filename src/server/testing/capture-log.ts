import { Writable } from "node:stream";
import { createLog, type Log } from "../platform/log.ts";

export type LogLine = { level: number; msg: string } & Record<string, unknown>;

/** A log whose lines a test can read, parsed and as the text that was written. */
export const captureLog = (): { log: Log; lines: LogLine[]; text(): string } => {
  const lines: LogLine[] = [];
  const stream = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      lines.push(JSON.parse(chunk.toString()) as LogLine);
      done();
    },
  });
  return { log: createLog("debug", stream), lines, text: () => lines.map((line) => JSON.stringify(line)).join("\n") };
};
