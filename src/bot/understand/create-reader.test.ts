import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { joinBinary, splitBinary } from "./binary.ts";
import { createReader } from "./create-reader.ts";
import { acts, roles, standings } from "./labels.ts";
import { knownWords } from "./marks.ts";

const binary = new Uint8Array(readFileSync(join(import.meta.dirname, "model", "reader.bin")));
const reader = createReader(binary);
const known = knownWords(["Haircut", "Colour"], ["Ana", "Luis"]);

const read = (text: string) => reader.read({ text, asked: "start", hasBooked: false, known });

const hostile: Record<string, string> = {
  nothing: "",
  blanks: " \t ".repeat(1000),
  "one letter": "k",
  "4,096 letters": "a".repeat(4096),
  "words up to the limit": "tomorrow at 3 ".repeat(300).slice(0, 4096),
  "300 emoji": "😀👍🏽❤️".repeat(100),
  "combining marks": `a${"\u0301".repeat(4000)}`,
  "other scripts": "明天下午三点可以吗 привет можно завтра مرحبا غدا",
  "two languages": "hallo, can I komm morgen at 3 para un corte s'il vous plaît",
  digits: "1".repeat(4096),
  signs: "<[\\]>{}&\u0000\u202E".repeat(400),
  "half a pair": "\uD83D".repeat(100),
};

describe("whatever is written", () => {
  test.each(Object.entries(hostile))("reads %s", (_, text) => {
    const frame = read(text);
    expect(frame.confidence).toBeGreaterThanOrEqual(0);
    expect(frame.confidence).toBeLessThanOrEqual(1);
    for (const { act, mentions } of frame.requests) {
      expect(acts).toContain(act);
      for (const { role, standing, start, end } of mentions) {
        expect(roles).toContain(role);
        expect(standings).toContain(standing);
        expect(text.slice(start, end).length).toBe(end - start);
      }
    }
  });

  test("hands over what is too long to read to its end", () => {
    expect(read("tomorrow at 3 ".repeat(300)).band).toBe("handOver");
    expect(read("").band).toBe("handOver");
  });

  test("takes no longer for a hostile message than for one of as many words", () => {
    const plain = "could I have a haircut with Ana on Friday at three please ".repeat(70);
    const seconds = (text: string): number => {
      const startedAt = process.threadCpuUsage();
      for (let round = 0; round < 5; round += 1) read(text);
      const { user, system } = process.threadCpuUsage(startedAt);
      return user + system;
    };
    seconds(plain);
    const usual = seconds(plain);
    for (const text of Object.values(hostile)) expect(seconds(text)).toBeLessThan(10 * usual + 50_000);
  });
});

test("reads a message alike whatever was read before", () => {
  const first = read("a haircut with Ana on Friday at 3, and how much is it?");
  for (const text of Object.values(hostile)) read(text);
  expect(read("a haircut with Ana on Friday at 3, and how much is it?")).toEqual(first);
});

describe("the binary", () => {
  test("is refused in one line where it is damaged or of another version", () => {
    expect(() => createReader(new Uint8Array(100))).toThrow(/^The reader's weights are damaged: .+$/);
    expect(() => createReader(new Uint8Array())).toThrow(/damaged/);
    const { header, data } = splitBinary(binary);
    expect(() => createReader(joinBinary({ ...header, format: 999 }, data))).toThrow(
      /^The reader's weights have format 999/,
    );
  });

  test("is at most 4 MB", () => {
    expect(binary.length).toBeLessThanOrEqual(4_000_000);
  });
});
