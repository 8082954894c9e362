import { spawn } from "node:child_process";
import { once } from "node:events";
import { flushCompileCache } from "node:module";
import { compileCache } from "./spawn-daybook.ts";

export type Killable = { kill(): Promise<void> };

/** Runs a file as a process of its own, with the set-up as its argument, until it says that it is ready. */
export const startKillable = async (file: string, setup: object): Promise<Killable> => {
  const child = spawn(process.execPath, [file, JSON.stringify(setup)], {
    stdio: ["ignore", "inherit", "inherit", "ipc"],
    env: { ...process.env, NODE_COMPILE_CACHE: compileCache },
  });
  await once(child, "message");
  return {
    kill: async () => {
      const ended = once(child, "exit");
      child.kill("SIGKILL");
      await ended;
    },
  };
};

/** Said by such a process. What was compiled is kept for the next one: whoever is killed never comes to do it at its end. */
export const sayReady = (): void => {
  flushCompileCache();
  process.send?.("ready");
};
