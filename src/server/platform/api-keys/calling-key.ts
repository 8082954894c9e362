import { AsyncLocalStorage } from "node:async_hooks";
import type { CallingKey } from "./key-gate.ts";

const calls = new AsyncLocalStorage<CallingKey>();

/** Runs the work in the name of an API key: the log and the bookings of the work name the key. */
export const runAsKey = <Result>(key: CallingKey, work: () => Result): Result => calls.run(key, work);

/** The API key of the current request; `null` for a person, a job or a message. */
export const callingKey = (): CallingKey | null => calls.getStore() ?? null;
