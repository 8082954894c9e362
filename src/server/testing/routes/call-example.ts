import type { Route } from "#contract/route.ts";
import type { ApiAnswer, TestOwner } from "../builders/build-owner.ts";
import type { Example } from "./route-examples.ts";

export type ExampleCall = Pick<Example, "params" | "body"> & {
  /** A list is sent as a repeated parameter. */
  query?: Record<string, string | string[]> | undefined;
};

/** Sends an example of a route, or what a test made of it. */
export const callExample = (
  owner: TestOwner,
  route: Route,
  { params = {}, query, body }: ExampleCall,
): Promise<ApiAnswer> => {
  const path = route.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ""));
  const pairs = Object.entries(query ?? {}).flatMap(([key, value]) => [value].flat().map((each) => [key, each]));
  const search = pairs.length === 0 ? "" : `?${new URLSearchParams(pairs)}`;
  return owner.call(route.method, `${path}${search}`, body);
};
