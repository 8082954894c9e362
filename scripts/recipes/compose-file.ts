import { readFileSync } from "node:fs";
import { parse } from "yaml";
import { z } from "zod";

const serviceSchema = z.looseObject({
  environment: z.record(z.string(), z.string()).default({}),
  ports: z.array(z.string()).default([]),
  deploy: z.object({ replicas: z.number() }).default({ replicas: 1 }),
});

const composeSchema = z.looseObject({ services: z.record(z.string(), serviceSchema) });

/** compose.yaml with the variables of `.env` filled in, as Docker Compose does; one that has to be there and isn't throws. */
export const readCompose = (path: string, variables: Record<string, string>) => {
  const fill = (text: string): string =>
    text.replace(/\$\{(\w+)(?::([-?])([^}]*))?\}/g, (_all, name: string, kind?: string, rest = "") => {
      const value = variables[name] ?? "";
      if (value === "" && kind === "?") throw new Error(`required variable ${name} is missing a value`);
      return value === "" && kind === "-" ? rest : value;
    });
  // Values, not lines: an empty one is an empty text.
  const filled = JSON.parse(JSON.stringify(parse(readFileSync(path, "utf8"), { merge: true })), (_key, value) =>
    typeof value === "string" ? fill(value) : value,
  );
  return composeSchema.parse(filled).services;
};

/** The lines of a `.env` file as Docker Compose reads them: values may have blanks, and a # after a blank begins a comment. */
export const readDotEnv = (text: string): Record<string, string> =>
  Object.fromEntries(
    [...text.matchAll(/^([A-Z]\w*)=(.*)$/gm)].map(([, name = "", value = ""]) => [
      name,
      value.replace(/\s+#.*$/, "").trim(),
    ]),
  );
