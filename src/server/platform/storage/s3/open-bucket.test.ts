import type { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { startFakeS3 } from "../../../testing/apps/fake-s3.ts";
import { freePort } from "../../postgres/free-port.ts";
import { openBucket } from "./open-bucket.ts";

const keys = { accessKeyId: "key", secretAccessKey: "secret" };
const s3 = await startFakeS3(keys, { pageSize: 3 });
const options = { bucket: "b", endpoint: s3.endpoint, region: "eu-west-1", ...keys };
const bucket = openBucket(options, 1);
const bytes = Buffer.from([0, 255, 10, 13]);

beforeEach(() => {
  s3.objects.clear();
  s3.disturb = () => false;
});
afterAll(() => s3.close());

/** The first requests get such an answer instead of their own; the answer counts them. */
const disturbFirst = (times: number, status: number, text: string, headers = {}): (() => number) => {
  let asked = 0;
  s3.disturb = (_request, response) => {
    if (++asked > times) return false;
    response.writeHead(status, headers).end(text);
    return true;
  };
  return () => asked;
};
const errorText = (code: string): string => `<Error><Code>${code}</Code><Message>So it is.</Message></Error>`;

test.each([
  "plain/name.jpg",
  "with space",
  "plus+and%20percent%",
  "question?hash#and&amp;=",
  "!'()*~-._",
  "ä/日本語/😀",
  '<key>"quoted"',
  "double//slash/",
  "colon:semicolon;comma,@$",
])("the key %j is signed, kept, listed and found as it is", async (key) => {
  await bucket.put(key, bytes, "image/jpeg");
  expect([...s3.objects.keys()]).toEqual([`/b/${key}`]);
  expect(await bucket.list("")).toEqual([{ key, bytes: 4 }]);
  expect(await bucket.get(key)).toEqual(new Uint8Array(bytes));
  await bucket.delete(key);
  expect(await bucket.get(key)).toBeNull();
});

test("a key that an address can't have is refused", async () => {
  await expect(bucket.put("a/../b", bytes, "image/jpeg")).rejects.toThrow("step");
  expect(s3.objects.size).toBe(0);
});

test("a list has all pages, and nothing but what begins with its prefix", async () => {
  for (const at of [1, 2, 3, 4, 5, 6, 7, 8]) s3.objects.set(`/b/backups/${at} & more`, Buffer.alloc(at));
  s3.objects.set("/b/profile-images/x", bytes);
  s3.objects.set("/other/backups/x", bytes);
  const found = await bucket.list("backups/");
  expect(found).toEqual([1, 2, 3, 4, 5, 6, 7, 8].map((at) => ({ key: `backups/${at} & more`, bytes: at })));
  expect(await bucket.list("nothing/")).toEqual([]);
});

describe("what is sent in parts", () => {
  test("is there once it is complete", async () => {
    const upload = await bucket.upload("backups/a b.tar.gz", "application/gzip");
    const first = Buffer.alloc(5_000_000, 1);
    await upload.send(first);
    await upload.send(Buffer.from("end"));
    expect(s3.objects.size).toBe(0);
    await upload.complete();
    const archive = await bucket.stream("backups/a b.tar.gz");
    const sent = Buffer.concat([first, Buffer.from("end")]);
    expect((await buffer(archive as Readable)).equals(sent)).toBe(true);
    expect(await bucket.stream("backups/other")).toBeNull();
  });

  test("fails when S3 says so at the end, with success as the status", async () => {
    const upload = await bucket.upload("a", "application/gzip");
    await upload.send(bytes);
    disturbFirst(1, 200, `\n\n${errorText("EntityTooSmall")}`);
    await expect(upload.complete()).rejects.toMatchObject({ code: "EntityTooSmall", message: expect.any(String) });
    disturbFirst(1, 200, errorText("InternalError"));
    await upload.complete();
    expect(s3.objects.size).toBe(1);
  });
});

describe("a service that fails", () => {
  test.each([
    [503, "SlowDown"],
    [500, "InternalError"],
    [400, "RequestTimeout"],
    [429, "TooManyRequests"],
  ])("for a moment with %i %s is asked again", async (status, code) => {
    const asked = disturbFirst(2, status, errorText(code));
    await bucket.put("a", bytes, "image/jpeg");
    expect([asked(), s3.objects.size]).toEqual([3, 1]);
  });

  test("by cutting the connection is asked again", async () => {
    let cut = 0;
    s3.disturb = (request) => ++cut <= 2 && Boolean(request.socket.destroy());
    await bucket.put("a", bytes, "image/jpeg");
    expect(s3.objects.size).toBe(1);
  });

  test("for longer is named with its reason", async () => {
    const asked = disturbFirst(9, 503, "<html>busy</html>");
    await expect(bucket.get("a")).rejects.toMatchObject({ message: "S3 answered with 503", status: 503, code: null });
    expect(asked()).toBe(3);
    const away = openBucket({ ...options, endpoint: `http://127.0.0.1:${await freePort()}` }, 1);
    await expect(away.get("a")).rejects.toMatchObject({
      message: "The bucket can't be reached",
      cause: { message: expect.stringContaining("ECONNREFUSED") },
    });
  });

  test.each([
    [403, "AccessDenied"],
    [404, "NoSuchBucket"],
    [301, "PermanentRedirect"],
  ])("for good with %i %s isn't asked again", async (status, code) => {
    const asked = disturbFirst(9, status, errorText(code), { location: `${s3.endpoint}/elsewhere` });
    await expect(bucket.get("a")).rejects.toMatchObject({ message: `So it is. (${code})`, status, code });
    expect(asked()).toBe(1);
  });

  test("to answer is given up at the caller's signal", async () => {
    s3.disturb = () => true;
    await expect(bucket.check(AbortSignal.timeout(50))).rejects.toThrow("The bucket can't be reached");
  });
});

test("a clock that is wrong here is set right by what S3 answers", async () => {
  const theirs = Date.now() + 3_600_000;
  const dates: string[] = [];
  s3.disturb = (request, response) => {
    dates.push(String(request.headers["x-amz-date"]));
    if (dates.length > 1) return false;
    response.writeHead(403, { date: new Date(theirs).toUTCString() }).end(errorText("RequestTimeTooSkewed"));
    return true;
  };
  await openBucket(options, 1).put("a", bytes, "image/jpeg");
  const hours = dates.map((date) =>
    Temporal.Instant.from(date.replace(/(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z/, "$1-$2-$3T$4:$5:$6Z")),
  );
  expect(hours[1]?.since(hours[0] as Temporal.Instant).total("minutes")).toBeCloseTo(60, 0);
});

test("nothing is listed or written with another key", async () => {
  const other = openBucket({ ...options, secretAccessKey: "guessed" }, 1);
  await expect(other.list("")).rejects.toMatchObject({ code: "SignatureDoesNotMatch" });
  await expect(other.put("a", bytes, "image/jpeg")).rejects.toMatchObject({ status: 403 });
});
