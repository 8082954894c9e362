import { expect, test } from "vitest";
import { readTextFile } from "./read-text-file.ts";

const read = (...bytes: number[]) => readTextFile(new Blob([new Uint8Array(bytes)]));

test("whichever way letters are written, they are read", async () => {
  expect(await read(0xc3, 0xa9)).toBe("é");
  expect(await read(0xef, 0xbb, 0xbf, 0xc3, 0xa9)).toBe("é");
  expect(await read(0xff, 0xfe, 0xe9, 0x00)).toBe("é");
  expect(await read(0xfe, 0xff, 0x00, 0xe9)).toBe("é");
  expect(await read(0x5a, 0xe9)).toBe("Zé");
});
