import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

export type Load = {
  url: string;
  method?: "GET" | "POST" | "PUT";
  headers?: Record<string, string>;
  body?: string;
  connections?: number;
  seconds?: number;
};

/** What the generator process tells about one load. */
export type LoadReport = { requests: number; failures: number; seconds: number };

export type LoadGenerator = {
  /** Requests per second. An answer other than 2xx is an error, since refusing is faster than serving. */
  measure(load: Load): Promise<number>;
  stop(): void;
};

const generatorFile = fileURLToPath(import.meta.resolve("./load-generator.ts"));

/** Load from a process of its own: on the server's event loop it would measure itself. */
export const startLoadGenerator = (): LoadGenerator => {
  const generator: ChildProcess = fork(generatorFile, { stdio: "inherit" });
  return {
    measure: async (load) => {
      generator.send(load);
      const [report] = (await once(generator, "message")) as [LoadReport];
      if (report.failures > 0 || report.requests === 0) {
        throw new Error(`${load.url}: ${report.failures} of ${report.requests} requests failed`);
      }
      return report.requests / report.seconds;
    },
    stop: () => generator.disconnect(),
  };
};
