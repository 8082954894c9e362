import { expect, test } from "vitest";
import type { z } from "zod";
import type { Route } from "#contract/route.ts";
import { toNormalForm } from "#domain/text/normal-form.ts";
import { hasHidden, withoutHidden, withoutHiddenInLines } from "#domain/text/visible-text.ts";
import { imaginedScene } from "./testing/builders/build-scene.ts";
import { fieldsOf, withField } from "./testing/routes/bad-calls.ts";
import { findContractRoutes, routeName } from "./testing/routes/contract-routes.ts";
import { routeExamples } from "./testing/routes/route-examples.ts";

/** Every text that any route takes: nothing in it may hide, turn the reading direction, or be spelled in two ways. */

const hostile = {
  "a turned direction": "Ana \u202Egnp.exe",
  "an isolate": "\u2067Ana\u2069",
  "a mark of direction": "Ana\u200F",
  "a zero-width space": "An\u200Ba",
  "a joiner in Latin": "An\u200Da",
  "a filler": "Ana\u3164",
  "a tag": "Ana\u{E0041}",
  "a soft hyphen": "An\u00ADa",
  "nothing but zero width": "\u200B\u2060\uFEFF",
  "nothing but fillers": "\u3164\u115F",
  "nothing but a blank cell": "\u2800",
  "nothing but marks": "\u0301\u0302",
};

const fair = ["José Ñúñez", "علی\u200cرضا", "שָׂרָה", "क्\u200dष", "Ana 👩🏽\u200d⚕\uFE0F", "葛\u{E0100}飾"];

/** What is compared and neither kept nor shown; `topic` is a trap for machines. */
const isSecret = (field: string): boolean =>
  /password|secret|token|code|cursor|revision|version|session|topic/i.test(field);

const fields = (await findContractRoutes()).flatMap((route) => {
  const example = routeExamples[routeName(route)]?.(imaginedScene);
  return (["body", "query"] as const).flatMap((part) =>
    route[part] === undefined
      ? []
      : fieldsOf(example?.[part])
          .filter(({ path, value }) => typeof value === "string" && !isSecret(path.join(".")))
          .map(({ path }) => [routeName(route), part, path.join("."), route] as const),
  );
});

const parse = (route: Route, part: "body" | "query", path: string, value: string) => {
  const example = routeExamples[routeName(route)]?.(imaginedScene)[part] ?? {};
  const schema = route[part] as z.ZodType;
  const { error, data } = schema.safeParse(withField(example, path.split("."), value));
  const codes = (error?.issues ?? []).filter((issue) => issue.path.join(".") === path).map(({ message }) => message);
  return { codes, kept: fieldsOf(data).flatMap((each) => (typeof each.value === "string" ? [each.value] : [])) };
};

test("the text fields of all routes are found", () => expect(fields.length).toBeGreaterThan(40));

test.each(fields)("the text of %s %s %s hides no character", (_, part, path, route) => {
  // Hebrew and Arabic need marks of direction beside foreign words in long text.
  const isLong = parse(route, part, path, "One line that is long enough\nand another").codes.length === 0;
  const clean = isLong ? withoutHiddenInLines : withoutHidden;
  for (const [what, value] of Object.entries(hostile)) {
    const { codes, kept } = parse(route, part, path, value);
    const isHarmless = codes.length > 0 || kept.every((text) => clean(text) === text);
    expect({ what, isHarmless }).toEqual({ what, isHarmless: true });
    if (what.startsWith("nothing") && part === "body") expect(kept).not.toContain(value);
  }
});

test.each(fields)("%s %s %s keeps people's names as they are spelled", (_, part, path, route) => {
  for (const name of fair) expect(parse(route, part, path, name).codes).not.toContain("hiddenCharacters");
  const { kept } = parse(route, part, path, "Jose\u0301");
  expect(kept.map(toNormalForm)).toEqual(kept);
});

test("the names that are accepted hide no character", () => expect(fair.filter(hasHidden)).toEqual([]));
