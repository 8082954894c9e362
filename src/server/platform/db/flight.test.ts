import pg from "pg";
import { afterEach, beforeEach, describe, expect, inject, it } from "vitest";
import { type Answer, Flight, type Statement } from "./flight.ts";

let client: pg.Client;
let written: number;

beforeEach(async () => {
  client = new pg.Client({ connectionString: inject("adminUrl"), pipeline: true } as pg.ClientConfig);
  await client.connect();
  written = 0;
  const { connection } = client as unknown as { connection: { sync(): void } };
  const { sync } = connection;
  connection.sync = () => {
    written += 1;
    sync.call(connection);
  };
});
afterEach(() => client.end());

const types = { getTypeParser: () => (value: string) => value } as unknown as pg.CustomTypesConfig;

const send = (statements: Statement[], how = types): Promise<{ answers: readonly Answer[]; error: unknown }> =>
  new Promise((resolve) => {
    client.query(new Flight(statements, how, (answers, error) => resolve({ answers: [...answers], error })));
  });

const one = { name: "one", text: "select 1 as n", values: [] };
const doubled = (value: unknown): Statement => ({ name: "doubled", text: "select 2 * $1::int as n", values: [value] });
const broken = { name: "broken", text: "select 1 / 0 as n", values: [] };

describe("statements that travel together", () => {
  it("are answered each for itself, and ended once", async () => {
    const { answers, error } = await send([one, doubled(4), doubled(5)]);
    expect(error).toBeNull();
    expect(answers.map(({ rows }) => rows)).toEqual([[{ n: "1" }], [{ n: "8" }], [{ n: "10" }]]);
    expect(written).toBe(1);
  });

  it("answers what stands before a failure, and nothing behind it", async () => {
    const { answers, error } = await send([one, broken, doubled(4)]);
    expect(answers).toHaveLength(1);
    expect(error).toMatchObject({ code: "22012" });
  });

  it("knows afterwards which statements the connection hasn't seen", async () => {
    await send([broken, doubled(4), one]);
    const { answers, error } = await send([doubled(4), one, doubled(6)]);
    expect(error).toBeNull();
    expect(answers.map(({ rows }) => rows[0]?.n)).toEqual(["8", "1", "12"]);
  });

  it("fails from a value on that can't be written, and goes on afterwards", async () => {
    const circle: { self?: unknown } = {};
    circle.self = circle;
    const { answers, error } = await send([one, doubled(circle), one]);
    expect(answers).toHaveLength(1);
    expect(error).toBeInstanceOf(TypeError);
    expect((await send([doubled(3)])).answers[0]?.rows).toEqual([{ n: "6" }]);
  });

  it("fails from an answer on that can't be read", async () => {
    const unreadable = { name: "unreadable", text: "select true as n", values: [] };
    const how = {
      getTypeParser: (type: number) => (value: string) => {
        if (type === 16) throw new RangeError("no such value");
        return value;
      },
    } as unknown as pg.CustomTypesConfig;
    const { answers, error } = await send([one, unreadable, doubled(4)], how);
    expect(answers).toHaveLength(1);
    expect(error).toBeInstanceOf(RangeError);
    expect((await send([one])).error).toBeNull();
  });

  it("reads a statement's columns anew when they have changed", async () => {
    const same = { name: "same", values: [] };
    await send([{ ...same, text: "select 1 as a" }]);
    await client.query("deallocate all");
    const { connection } = client as unknown as { connection: { parsedStatements: object } };
    connection.parsedStatements = {};
    const { answers } = await send([{ ...same, text: "select 1 as b, 2 as c" }]);
    expect(answers[0]?.rows).toEqual([{ b: "1", c: "2" }]);
  });

  it("is at an end when the connection is", async () => {
    const sleeping = send([{ name: "sleep", text: "select pg_sleep(30)", values: [] }]);
    client.on("error", () => {});
    setTimeout(
      () => (client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy(),
      50,
    );
    expect((await sleeping).error).toBeInstanceOf(Error);
  });
});
