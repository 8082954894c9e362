import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { ConfigError, parseConfig } from "./config.ts";

const complaints = (environment: Record<string, string>): string[] => {
  try {
    parseConfig(environment);
  } catch (error) {
    if (error instanceof ConfigError) return error.message.split("\n");
    throw error;
  }
  return [];
};

const databaseUrl = "postgres://daybook@db.example.com/daybook";
const secret = "s".repeat(32);

describe("parseConfig", () => {
  it("starts with nothing set", () => {
    const config = parseConfig({});
    expect(config).toMatchObject({ ROLE: "all", PORT: 3000, HOST: "127.0.0.1", SIMULATORS: true });
    expect(config.DATA_DIR).toBe(resolve("data"));
  });

  it.each([
    ["NODE_ENV", "prod"],
    ["ROLE", "cron"],
    ["PORT", "http"],
    ["PORT", "0"],
    ["PORT", "65536"],
    ["PORT", "3000.5"],
    ["PORT", "0x10"],
    ["PORT", " "],
    ["PORT", "-1"],
    ["PUBLIC_URL", "book.example.com"],
    ["PUBLIC_URL", "ftp://book.example.com"],
    ["DATABASE_URL", "mysql://db.example.com/x"],
    ["DATABASE_POOL_SIZE", "1"],
    ["DATABASE_POOL_SIZE", "many"],
    ["AUTH_SECRET", "hunter2"],
    ["SMTP_URL", "mail.example.com:25"],
    ["MAIL_FROM", "Daybook"],
    ["MAIL_FROM", "Daybook <nobody>"],
    ["SUPPORT_EMAIL", "help"],
    ["SIMULATORS", "yes"],
    ["CLOCK", "tomorrow"],
    ["CLOCK", "2027-02-30T09:00:00Z"],
    ["TRUST_PROXY", "loopback"],
    ["TRUST_PROXY", "10.0.0.0/33"],
    ["TRUST_PROXY", "10.0.0.1,"],
    ["METRICS_TOKEN", "short"],
    ["LOG_LEVEL", "loud"],
  ])("%s=%j is one line that names it", (name, value) => {
    const lines = complaints({ [name]: value });
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(new RegExp(`^${name} must `));
  });

  it("names every wrong variable on a line of its own", () => {
    const lines = complaints({ PORT: "x", ROLE: "y", LOG_LEVEL: "z" });
    expect(lines.map((line) => line.split(" ")[0]).sort()).toEqual(["LOG_LEVEL", "PORT", "ROLE"]);
  });

  it("never repeats a secret it refuses", () => {
    expect(complaints({ AUTH_SECRET: "hunter2", METRICS_TOKEN: "hunter2" }).join()).not.toContain("hunter2");
  });

  it("takes an empty variable for one that isn't set", () => {
    const empty = { PORT: "", DATABASE_URL: "", AUTH_SECRET: "", SIMULATORS: "", SMTP_URL: "", CLOCK: "" };
    expect(parseConfig(empty)).toEqual(parseConfig({}));
  });

  it("accepts the forms it documents", () => {
    const config = parseConfig({
      PUBLIC_URL: "https://book.example.com/",
      TRUST_PROXY: "10.0.0.0/8, 2001:db8::/32,127.0.0.1",
      CLOCK: "2027-03-01T09:00:00+01:00",
      MAIL_FROM: "hello@example.com",
      PORT: "8080",
    });
    expect(config.PUBLIC_URL).toBe("https://book.example.com");
    expect(config.TRUST_PROXY).toEqual(["10.0.0.0/8", "2001:db8::/32", "127.0.0.1"]);
    expect(config.PORT).toBe(8080);
    expect(Temporal.Instant.from(config.CLOCK ?? "").toString()).toBe("2027-03-01T08:00:00Z");
  });

  it("leaves the simulators out of production", () => {
    const production = { NODE_ENV: "production", PUBLIC_URL: "https://x.example", SMTP_URL: "smtp://mail.example" };
    expect(parseConfig(production).SIMULATORS).toBe(false);
    expect(parseConfig({ ...production, SIMULATORS: "on" }).SIMULATORS).toBe(true);
  });

  it.each<[string, Record<string, string>]>([
    ["CLOCK", { CLOCK: "2027-03-01T09:00:00Z", SIMULATORS: "off", SMTP_URL: "smtp://mail.example.com" }],
    ["ROLE", { ROLE: "worker" }],
    ["AUTH_SECRET", { DATABASE_URL: databaseUrl }],
    ["SMTP_URL", { SIMULATORS: "off" }],
    ["PUBLIC_URL", { NODE_ENV: "production", SMTP_URL: "smtp://mail.example.com" }],
  ])("says what %s contradicts", (name, environment) => {
    const lines = complaints(environment);
    expect(lines).toHaveLength(1);
    expect(lines[0]?.startsWith(name)).toBe(true);
  });

  it("is content when the contradiction is resolved", () => {
    expect(complaints({ ROLE: "worker", DATABASE_URL: databaseUrl, AUTH_SECRET: secret })).toEqual([]);
  });
});
