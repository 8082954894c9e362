import { Counter, Gauge, type Registry } from "prom-client";

/** A pool's connections now, and what waiting for one has cost so far. */
export type PoolLoad = { idle: number; busy: number; waiting: number; waits: number; waitedMs: number };

export const watchPool = (registry: Registry, load: () => PoolLoad): void => {
  new Gauge({
    name: "daybook_pool_connections",
    help: "The process's connections to the database: idle, busy, and requests that wait for one",
    labelNames: ["state"],
    registers: [registry],
    collect() {
      const { idle, busy, waiting } = load();
      this.set({ state: "idle" }, idle);
      this.set({ state: "busy" }, busy);
      this.set({ state: "waiting" }, waiting);
    },
  });
  const total = (name: string, help: string, read: () => number): void => {
    new Counter({
      ...{ name, help, registers: [registry] },
      collect() {
        this.reset();
        this.inc(read());
      },
    });
  };
  total("daybook_pool_waits_total", "How often all connections were in use", () => load().waits);
  total("daybook_pool_wait_seconds_total", "How long was waited for one", () => load().waitedMs / 1000);
};
