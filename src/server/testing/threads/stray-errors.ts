import { countStrayErrors, watchStrayErrors } from "../../platform/fences/survive-stray-errors.ts";

/** A process that throws where nobody listens, before its start is over or after it. Prints what was logged and counted. */
const lines: string[] = [];
const note = (_fields: object, message: string): void => void lines.push(message);
const stray = watchStrayErrors();
const [when, times] = process.argv.slice(2);
if (when === "after") stray.survive({ debug: note, info: note, warn: note, error: note });

for (let made = 0; made < Number(times); made++) {
  setTimeout(() => {
    throw new Error("from a callback");
  });
  void Promise.reject(new Error("from a promise"));
  void Promise.reject(Object.assign(new Error("terminating"), { code: "57P01" }));
}
setTimeout(() => {
  process.stdout.write(JSON.stringify({ logged: lines.length, counted: countStrayErrors() }));
}, 100);
