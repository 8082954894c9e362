/**
 * Numbers with a fate, known by their last six digits, so that every kind of failure can be met on purpose:
 *
 * | ends in  | what happens                                                          |
 * |----------|-----------------------------------------------------------------------|
 * | `000001` | delivered, never read                                                 |
 * | `000002` | accepted, then undelivered (63032)                                    |
 * | `000003` | not on WhatsApp (63003)                                               |
 * | `000004` | has blocked the sender (63014)                                        |
 * | `000005` | the first request is answered with 429 (20429)                        |
 * | `000006` | the first request is answered with 500                                |
 * | `000007` | the first request is accepted and its connection cut before an answer |
 */
export type NumberFate =
  | { kind: "never-read" }
  | { kind: "error"; code: number }
  | { kind: "first-refused"; status: 429 | 500; code: number }
  | { kind: "first-unanswered" };

const fates: Readonly<Record<string, NumberFate>> = {
  "000001": { kind: "never-read" },
  "000002": { kind: "error", code: 63032 },
  "000003": { kind: "error", code: 63003 },
  "000004": { kind: "error", code: 63014 },
  "000005": { kind: "first-refused", status: 429, code: 20429 },
  "000006": { kind: "first-refused", status: 500, code: 20500 },
  "000007": { kind: "first-unanswered" },
};

export const fateOf = (number: string): NumberFate | null => fates[number.slice(-6)] ?? null;
