import type { FastifyRequest } from "fastify";
import { z } from "zod";
import type { Route } from "#contract/route.ts";
import { AppError } from "../errors/app-error.ts";
import { findUnbounded } from "./bounded-schema.ts";
import { findLooseObject } from "./strict-schema.ts";

type Input = { params: unknown; query: unknown; body: unknown };

/** What is wrong with which field; no prototype, as a field may well be called `constructor`. */
type Fields = Record<string, string>;

/** A reply isn't the place to send a whole wrong body back. */
const maxFields = 50;

const nothing = z.strictObject({});

/** Checks all parts of a request against the route; throws `invalid-input` naming every wrong field. */
export const createInputParser = (route: Route): ((request: FastifyRequest) => Input) => {
  const params = route.params?.strict() ?? nothing;
  const query = route.query?.strict() ?? nothing;
  const body = route.body ?? nothing;
  for (const part of [params, query, body]) {
    const loose = findLooseObject(part);
    if (loose !== null) throw new Error(`${route.method} ${route.path} would let unknown fields pass at ${loose}`);
    confirmBounded(part, `${route.method} ${route.path}`);
  }
  return (request) => {
    const fields: Fields = Object.create(null);
    const input = {
      params: parsePart(params, request.params, "params", fields),
      query: parsePart(query, request.query, "query", fields),
      // A GET has no body here, whatever the client sent along.
      body: parsePart(body, request.body === undefined ? {} : request.body, "body", fields),
    };
    if (Object.keys(fields).length > 0) throw new AppError("invalid-input", { fields });
    return input;
  };
};

/** The same for a body alone, where a route isn't one of the contract's. */
export const parseBody = <Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> => {
  confirmBounded(schema, "a body");
  const fields: Fields = Object.create(null);
  const parsed = parsePart(schema, body === undefined ? {} : body, "body", fields);
  if (Object.keys(fields).length > 0) throw new AppError("invalid-input", { fields });
  return parsed as z.output<Schema>;
};

const confirmed = new WeakSet<z.ZodType>();

/** A schema that works on a text before it has looked at its length is a mistake of ours: nothing is parsed with it. */
const confirmBounded = (schema: z.ZodType, what: string): void => {
  if (confirmed.has(schema)) return;
  const unbounded = findUnbounded(schema);
  if (unbounded !== null) throw new Error(`${what} would take a text or list of any length at ${unbounded}`);
  confirmed.add(schema);
};

/** Adds what is wrong with a value to `fields`, each under its path; `part` names the value as a whole. */
const parsePart = (schema: z.ZodType, value: unknown, part: string, fields: Fields): unknown => {
  if (schema === nothing && isEmpty(value)) return undefined;
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  for (const issue of parsed.error.issues) {
    const wrong =
      issue.code === "unrecognized_keys"
        ? issue.keys.map((key) => [[...issue.path, key].join("."), "unknown"] as const)
        : [[issue.path.join(".") || part, issueCode(issue)] as const];
    for (const [path, code] of wrong.slice(0, maxFields)) fields[path] ??= code;
  }
  return undefined;
};

/** By far the most frequent case: no query, no body. */
const isEmpty = (value: unknown): boolean => {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
  for (const _ in value) return false;
  return true;
};

/** Our schemas put a code in the message; zod's own problems are mapped by their kind. */
const issueCode = (issue: z.core.$ZodIssue): string =>
  /^[a-z][A-Za-z]+$/.test(issue.message) ? issue.message : "invalid";
