import type { z } from "zod";
import type { ErrorCode } from "./errors.ts";

/**
 * Who may call a route. `owner`: a signed-in business owner; `admin`: the signed-in administrator; `optional`: anyone,
 * known if signed in; `public`: anyone.
 */
export type Access = "owner" | "admin" | "optional" | "public";

/** Whether nobody may call it without being signed in. */
export const needsSession = ({ access }: Pick<Route, "access">): boolean => access === "owner" || access === "admin";

/**
 * One API call as data. The server registers it, the web client is typed by it and the OpenAPI
 * document is printed from it, so the three can't disagree.
 */
export type Route = {
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Fastify's spelling: `/api/v1/agents/:agentId`. */
  readonly path: `/api/v1/${string}`;
  readonly summary: string;
  /** What a program has to know beyond the summary. Every route has one; a test looks. */
  readonly description?: string;
  readonly tag: string;
  readonly access: Access;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  readonly response: z.ZodType;
  /** The status of success; 200 unless said. */
  readonly status?: 200 | 201 | 204;
  /** Refusals of this route beside those any route can give (see `commonErrors`). */
  readonly errors?: readonly ErrorCode[];
  /** Creates take an `Idempotency-Key` header: a retry returns the first answer. */
  readonly idempotent?: boolean;
  /** How many bytes a body may have; unless said, as many as any. */
  readonly bodyLimit?: number;
};

export const defineRoute = <const R extends Route>(route: R): R => route;

type Output<S> = S extends z.ZodType ? z.output<S> : undefined;
type Input<S> = S extends z.ZodType ? z.input<S> : undefined;

/** What a handler receives: already checked and, where a schema says so, transformed. */
export type RouteInput<R extends Route> = {
  params: Output<R["params"]>;
  query: Output<R["query"]>;
  body: Output<R["body"]>;
};

/** What a caller passes: only the parts the route has. */
export type RouteCall<R extends Route> = {
  [K in "params" | "query" | "body" as R[K] extends z.ZodType ? K : never]: Input<R[K]>;
};

export type RouteResponse<R extends Route> = z.output<R["response"]>;
