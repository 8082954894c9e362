import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { limitAtOnce } from "../outbound/limit-at-once.ts";
import { projectFolder } from "../project-folder.ts";

type PoolOptions = {
  /** Below the project's folder: a module that answers each message with one. */
  module: string;
  /** How much processor time one task may take. */
  processorMs?: number;
};

/** `refused`: the task took too much time or memory, or failed. `busy`: it never had its turn. */
export type ParsingOutcome<Result> =
  | { kind: "done"; result: Result }
  | { kind: "refused"; reason: unknown }
  | { kind: "busy" };

export type ParsingPool<Task, Result> = { run(task: Task): Promise<ParsingOutcome<Result>> };

const threads = 2;
const heap = { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 16 };
const usualProcessorMs = 5_000;
/** A thread that gets no processor time, or doesn't say how much it had. */
const longestMs = 30_000;
const lookMs = 200;
const patienceMs = 30_000;
const restMs = 10_000;

/**
 * Content from outside is read in threads of their own, of which there are two: a file may be made to take forever or
 * to need all the memory there is. Then its thread ends, and nothing else does.
 */
export const createParsingPool = <Task, Result>(options: PoolOptions): ParsingPool<Task, Result> => {
  const turns = limitAtOnce(threads);
  const resting: Thread[] = [];
  return {
    run: async (task) => {
      let giveBack: () => void;
      try {
        giveBack = await turns.take(AbortSignal.timeout(patienceMs));
      } catch {
        return { kind: "busy" };
      }
      try {
        const thread = resting.pop() ?? startThread(options.module);
        const outcome = await thread.run<Result>(task, options.processorMs ?? usualProcessorMs);
        if (outcome.kind === "done") thread.rest(resting);
        else thread.end();
        return outcome;
      } catch (reason) {
        return { kind: "refused", reason };
      } finally {
        giveBack();
      }
    },
  };
};

type Thread = ReturnType<typeof startThread>;

const startThread = (module: string) => {
  const worker = new Worker(join(projectFolder, module), { resourceLimits: heap });
  // An idle thread keeps no process alive, and its end is nobody's error.
  worker.on("error", () => {});
  worker.unref();
  let idle: NodeJS.Timeout | undefined;
  let isGone = false;
  worker.on("exit", () => {
    isGone = true;
  });
  const thread = {
    run: async <Result>(task: unknown, processorMs: number): Promise<ParsingOutcome<Result>> => {
      clearTimeout(idle);
      worker.ref();
      const watch = new AbortController();
      try {
        return await Promise.race([
          nextOutcome<Result>(worker, task, watch.signal),
          untilOverspent(worker, processorMs, watch.signal),
        ]);
      } finally {
        watch.abort();
        worker.unref();
      }
    },
    rest: (resting: unknown[]): void => {
      if (isGone) return;
      resting.push(thread);
      idle = setTimeout(() => {
        resting.splice(resting.indexOf(thread), 1);
        thread.end();
      }, restMs).unref();
    },
    end: (): void => void worker.terminate(),
  };
  return thread;
};

const nextOutcome = <Result>(worker: Worker, task: unknown, signal: AbortSignal): Promise<ParsingOutcome<Result>> =>
  new Promise((resolve) => {
    const done = (answer: { result: Result } | { failure: unknown }): void =>
      resolve(
        "result" in answer ? { kind: "done", result: answer.result } : { kind: "refused", reason: answer.failure },
      );
    const failed = (reason: unknown): void => resolve({ kind: "refused", reason });
    const ended = (): void => failed(new Error("the thread has ended"));
    worker.on("message", done).on("error", failed).on("exit", ended);
    signal.addEventListener("abort", () => {
      worker.off("message", done).off("error", failed).off("exit", ended);
    });
    worker.postMessage(task);
  });

const untilOverspent = (worker: Worker, processorMs: number, signal: AbortSignal): Promise<ParsingOutcome<never>> =>
  new Promise((resolve) => {
    const began = performance.now();
    let before: number | undefined;
    const look = setInterval(() => {
      if (performance.now() - began > longestMs) return overspent();
      worker.cpuUsage().then(
        ({ user, system }) => {
          const usedMs = (user + system) / 1_000;
          before ??= usedMs;
          if (usedMs - before > processorMs) overspent();
        },
        () => {},
      );
    }, lookMs);
    const overspent = (): void => resolve({ kind: "refused", reason: new Error("it took too much processor time") });
    signal.addEventListener("abort", () => clearInterval(look));
  });
