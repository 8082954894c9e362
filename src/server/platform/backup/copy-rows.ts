import { once } from "node:events";
import type { Socket } from "node:net";
import type pg from "pg";

/** What of pg's connection COPY needs. It speaks the protocol; only the rows' way in and out is ours. */
type Wire = {
  stream: Socket;
  query(text: string): void;
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
  sendCopyFail(reason: string): void;
};

/** The calls pg makes on whatever it is given to run. */
type CopyRun = {
  submit(connection: unknown): void;
  handleCopyInResponse(connection: unknown): void;
  handleCopyData(message: { chunk: Buffer }): void;
  handleCommandComplete(message: { text: string }): void;
  handleError(error: Error): void;
  handleReadyForQuery(): void;
  handleRowDescription(): void;
  handleEmptyQuery(): void;
};

const nothing = (): void => {};

/** Rows that wait to be read; beyond this PostgreSQL has to wait. */
const mostWaitingBytes = 1_048_576;

/** The rows of `copy … to stdout`, one per buffer, as they come. */
export const copyOut = async function* (client: pg.Client, text: string): AsyncGenerator<Buffer> {
  const waiting: Buffer[] = [];
  let waitingBytes = 0;
  let wire: Wire | null = null;
  let failure: Error | null = null;
  let isOver = false;
  let wake: () => void = nothing;
  const run: CopyRun = {
    ...idleRun,
    submit: (connection) => {
      wire = connection as Wire;
      wire.query(text);
    },
    handleCopyData: ({ chunk }) => {
      // The buffer belongs to pg's parser, which uses it again.
      waiting.push(Buffer.from(chunk));
      waitingBytes += chunk.length;
      if (waitingBytes > mostWaitingBytes) wire?.stream.pause();
      wake();
    },
    handleError: (error) => {
      failure ??= error;
      isOver = true;
      wake();
    },
    handleReadyForQuery: () => {
      isOver = true;
      wake();
    },
  };
  client.query(run as unknown as pg.Submittable);
  for (;;) {
    const rows = waiting.splice(0);
    waitingBytes = 0;
    (wire as Wire | null)?.stream.resume();
    yield* rows;
    if (waiting.length > 0) continue;
    if (failure) throw failure;
    if (isOver) return;
    await new Promise<void>((resolve) => {
      wake = resolve;
    });
  }
};

/** Feeds `copy … from stdin`. Resolves with the number of rows that PostgreSQL took. */
export const copyIn = (client: pg.Client, text: string, source: AsyncIterable<Buffer>): Promise<number> =>
  new Promise((resolve, reject) => {
    let failure: Error | null = null;
    let rows = 0;
    const feed = async (wire: Wire): Promise<void> => {
      try {
        for await (const chunk of source) {
          if (failure) return;
          wire.sendCopyFromChunk(chunk);
          if (wire.stream.writableNeedDrain) await once(wire.stream, "drain");
        }
        if (!failure) wire.endCopyFrom();
      } catch (error) {
        // What couldn't be read is why; PostgreSQL only repeats that it was told to stop.
        failure ??= error as Error;
        wire.sendCopyFail("the rows can't be read");
      }
    };
    const run: CopyRun = {
      ...idleRun,
      submit: (connection) => (connection as Wire).query(text),
      handleCopyInResponse: (connection) => void feed(connection as Wire),
      handleCommandComplete: (message) => {
        rows = Number(message.text.replace("COPY ", ""));
      },
      handleError: (error) => {
        failure ??= error;
        reject(failure);
      },
      handleReadyForQuery: () => (failure ? reject(failure) : resolve(rows)),
    };
    client.query(run as unknown as pg.Submittable);
  });

const idleRun: CopyRun = {
  submit: nothing,
  handleCopyInResponse: nothing,
  handleCopyData: nothing,
  handleCommandComplete: nothing,
  handleError: nothing,
  handleReadyForQuery: nothing,
  handleRowDescription: nothing,
  handleEmptyQuery: nothing,
};
