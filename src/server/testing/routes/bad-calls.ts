import { badTexts, badValues } from "./bad-values.ts";
import type { ExampleCall } from "./call-example.ts";
import type { Example } from "./route-examples.ts";

/** A call with one thing wrong: where, and what. */
export type BadCall = { path: string; what: string; call: ExampleCall };

/** Each field of the body, inner ones included, with each value it must refuse; left out, where it mustn't be; one too many. */
export const badBodies = (example: Example): BadCall[] => {
  const body = example.body ?? {};
  const calls = fieldsOf(body).flatMap(({ path, value }) => {
    const name = path.join(".");
    const key = path.at(-1) ?? "";
    const bad = badValues(key, value).map((each) => ({ what: each.what, body: withField(body, path, each.value) }));
    const isNeeded = !example.optional?.includes(name) && !/^\d+$/.test(key);
    const missing = isNeeded ? [{ what: "missing", body: withoutField(body, path) }] : [];
    return [...bad, ...missing].map((each) => ({ path: name, what: each.what, call: { ...example, body: each.body } }));
  });
  const surplus = { ...example, body: { ...body, surplus: 1 } };
  return [...calls, { path: "surplus", what: "unknown field", call: surplus }];
};

/** The same for the query, whose fields are all texts. */
export const badQueries = (example: Example): BadCall[] => {
  const query = example.query ?? {};
  const calls = Object.entries(query).flatMap(([path, good]): BadCall[] => {
    const bad = badTexts(good).map(({ what, value }) => ({
      path,
      what,
      call: { ...example, query: { ...query, [path]: value } },
    }));
    if (example.optional?.includes(path)) return bad;
    const { [path]: _, ...rest } = query;
    return [...bad, { path, what: "missing", call: { ...example, query: rest } }];
  });
  const surplus = { ...example, query: { ...query, surplus: "1" } };
  return [...calls, { path: "surplus", what: "unknown field", call: surplus }];
};

/** The ids in the path. */
export const badParams = (example: Example): BadCall[] =>
  Object.entries(example.params ?? {}).flatMap(([path, good]) =>
    ["1", "not-an-id", `${good}0`, "' or 1=1 --", "%00", "a\u0007b", "😀"].map((what) => ({
      path,
      what,
      call: { ...example, params: { ...example.params, [path]: what } },
    })),
  );

/** Every value of a body with its path, containers before what they hold. */
export const fieldsOf = (value: unknown, path: string[] = []): { path: string[]; value: unknown }[] => {
  const isContainer = typeof value === "object" && value !== null;
  const inner = isContainer ? Object.entries(value).flatMap(([key, each]) => fieldsOf(each, [...path, key])) : [];
  return path.length === 0 ? inner : [{ path, value }, ...inner];
};

type Fields = Record<string, unknown>;

export const withField = <Root extends Fields>(root: Root, path: readonly string[], value: unknown): Root => {
  const { copy, holder } = copyTo(root, path);
  holder[path.at(-1) ?? ""] = value;
  return copy;
};

const withoutField = <Root extends Fields>(root: Root, path: readonly string[]): Root => {
  const { copy, holder } = copyTo(root, path);
  delete holder[path.at(-1) ?? ""];
  return copy;
};

const copyTo = <Root extends Fields>(root: Root, path: readonly string[]) => {
  const copy = structuredClone(root);
  let holder: Fields = copy;
  for (const key of path.slice(0, -1)) holder = holder[key] as Fields;
  return { copy, holder };
};
