import { describe, expect, test } from "vitest";
import { ConfigError, parseConfig } from "../platform/config.ts";
import { parseStartOptions } from "./start-options.ts";
import { describeStart } from "./start-summary.ts";

const production = { NODE_ENV: "production", SIMULATORS: "on", PUBLIC_URL: "https://book.example.com" };
const worker = { ROLE: "worker", DATABASE_URL: "postgres://db/daybook", AUTH_SECRET: "x".repeat(32) };

describe("after npm start --", () => {
  test("nothing means no demo, --demo means one", () => {
    expect(parseStartOptions([], parseConfig({}))).toEqual({ demo: false });
    expect(parseStartOptions(["--demo"], parseConfig({}))).toEqual({ demo: true });
  });

  test.each([[["--demoo"]], [["--demo=yes"]], [["demo"]], [["-d"]], [["--demo", "--port", "1"]]])(
    "%j is refused in one line",
    (args) => {
      expect(() => parseStartOptions(args, parseConfig({}))).toThrow(ConfigError);
      expect(() => parseStartOptions(args, parseConfig({}))).toThrow(/^The only option is --demo.*$/);
    },
  );

  test.each([
    ["in production", production, "NODE_ENV=production"],
    ["without simulators", { SIMULATORS: "off", SMTP_URL: "smtp://mail.example.com" }, "SIMULATORS=on"],
    ["in a process without pages", worker, "ROLE=worker"],
  ])("--demo is refused %s, and other starts aren't", (_, environment, named) => {
    const config = parseConfig(environment);
    expect(() => parseStartOptions(["--demo"], config)).toThrow(ConfigError);
    expect(() => parseStartOptions(["--demo"], config)).toThrow(named);
    expect(parseStartOptions([], config)).toEqual({ demo: false });
  });
});

test("the sign-in link is printed on a line of its own, and only with the demo", () => {
  const daybook = {
    url: "http://localhost:3000",
    hasSimulators: true,
    providers: "mail live",
    adminSetup: null,
    stop: async () => {},
  };
  const link = "http://localhost:3000/demo/sign-in?token=t";
  expect(describeStart({ ...daybook, demoSignInUrl: link }, 900).split("\n")).toContain(`demo sign-in: ${link}`);
  expect(describeStart({ ...daybook, demoSignInUrl: null }, 900)).not.toContain("demo");
  expect(describeStart({ ...daybook, demoSignInUrl: null }, 900)).toMatch(/providers +mail live/);
});

test("where the administrator is made is printed while there is none, the operator's own secret never", () => {
  const daybook = {
    ...{
      url: "http://localhost:3000",
      hasSimulators: false,
      providers: "mail live",
      demoSignInUrl: null,
      stop: async () => {},
    },
    adminSetup: { url: "http://localhost:3000/admin-setup", secret: "ABCD-EFGH" },
  };
  expect(describeStart(daybook, 900)).toMatch(/admin setup .*\/admin-setup[\s\S]*setup secret .*ABCD-EFGH/);
  const known = { ...daybook, adminSetup: { ...daybook.adminSetup, secret: null } };
  expect(describeStart(known, 900)).not.toContain("secret");
  expect(describeStart({ ...daybook, adminSetup: null }, 900)).not.toContain("admin");
});
