import { fieldsOf, withField } from "#server/testing/routes/bad-calls.ts";
import type { Random } from "../shared/seeded-random.ts";

const nested = (depth: number): unknown => (depth === 0 ? "deep" : { a: nested(depth - 1) });

/** What people, programs and attackers have put into fields. */
const values: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1e308,
  2 ** 53,
  0.1,
  "",
  " ",
  "' or '1'='1",
  "'; drop table appointments; --",
  "$1",
  "%",
  "\\",
  "{{7*7}}",
  `\${process.env}`,
  "<img src=x onerror=alert(1)>",
  "=cmd|' /C calc'!A0",
  "Ana\r\nBcc: all@example.com",
  "\u0000",
  "\ud800",
  "\u202eana",
  "\u200b",
  "💈".repeat(3_000),
  "a".repeat(20_000),
  "١٢٣",
  "2027-02-30",
  "99:99",
  "+34 600 000 000 ext 9",
  "../../etc/passwd",
  "file:///etc/passwd",
  "http://169.254.169.254/latest/meta-data/",
  [],
  [null],
  {},
  { $gt: "" },
  { constructor: { prototype: { isAdmin: true } } },
  nested(30),
  nested(40),
  Array(2_000).fill("x"),
];

/** One to three fields of a body replaced, at any depth. */
export const mutateBody = (
  body: Record<string, unknown>,
  random: Random,
): { what: string; body: Record<string, unknown> } => {
  let changed = body;
  const touched: string[] = [];
  for (let left = 1 + random.number(3); left > 0; left--) {
    const fields = fieldsOf(changed);
    if (fields.length === 0) break;
    const { path } = random.pick(fields);
    const value = random.pick(values);
    changed = withField(changed, path, value);
    touched.push(`${path.join(".")} = ${JSON.stringify(value)?.slice(0, 40)}`);
  }
  return { what: touched.join("; ") || "nothing to change", body: changed };
};
