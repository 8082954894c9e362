import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { beforeAll, expect, test } from "vitest";
import { keyNeedOf } from "#contract/key-needs.ts";
import { openTestApp, type TestApp } from "../../testing/apps/test-app.ts";
import type { TestOwner } from "../../testing/builders/build-owner.ts";
import { buildAgent, buildType } from "../../testing/builders/build-scheduling.ts";
import { findContractRoutes, routeName } from "../../testing/routes/contract-routes.ts";
import { presentOperationId } from "./operation-present.ts";

// The commands of the page, run as a reader would paste them.

const routes = await findContractRoutes();
const run = promisify(execFile);

let t: TestApp;
let owner: TestOwner;
let origin = "";
let key = "";
let page = "";

beforeAll(async () => {
  t = await openTestApp();
  t.clock.moveTo(Temporal.Instant.from("2026-02-20T08:00:00Z"));
  owner = await t.owner({ timeZone: "UTC" });
  origin = await t.app.listen({ host: "127.0.0.1", port: 0 });
  const made = await owner.call("POST", "/api/v1/api-keys", { name: "Shell", scope: "manage" });
  key = (made.body as { secret: string }).secret;
  page = (await t.app.inject("/api/docs")).body;
});

const plain = (markup: string): string =>
  markup
    .replaceAll("&#39;", "'")
    .replaceAll("&quot;", '"')
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");

const commandIn = (from: string, label: string): string =>
  plain(from.split(`aria-label="${label}">`)[1]?.split("</pre>")[0] ?? "");

/** The status a command is answered with, at this server instead of the one the page names. */
const statusOf = async (command: string): Promise<string> => {
  const here = command.replaceAll(/https?:\/\/[^/']+\/api\//g, `${origin}/api/`).replaceAll("daybook_…", key);
  const quiet = here.replaceAll("curl ", "curl -s -o /dev/null -w '%{http_code}' ");
  const { stdout } = await run("bash", ["-c", quiet], { env: { ...process.env, DAYBOOK_KEY: key } });
  return stdout;
};

const sectionOf = (id: string): string =>
  page.split(`<section class="operation" id="${id}"`)[1]?.split("</section>")[0] ?? "";

test("the page's first command lists agents with a key", async () => {
  expect(await statusOf(commandIn(page, "Using a key with curl"))).toBe("200");
});

const lists = routes.filter(
  (route) => route.method === "GET" && keyNeedOf(route) !== "never" && !route.path.includes(":"),
);

test("each example of a list works as it is written", async () => {
  expect(lists.length).toBeGreaterThan(20);
  const answers = await Promise.all(
    lists.map(async (route) => ({
      route: routeName(route),
      status: await statusOf(commandIn(sectionOf(presentOperationId(route)), "Example request")),
    })),
  );
  expect(answers.filter(({ status }) => status !== "200")).toEqual([]);
});

test("the example of a booking books, once the ids are the reader's own", async () => {
  const agentId = await buildAgent(t.adminUrl, owner.id, { name: "Ana" });
  const typeId = await buildType(t.adminUrl, owner.id, { name: "Haircut" });
  const command = commandIn(sectionOf("postAppointments"), "Example request");
  const own = command
    .replace(/("agentId": ")[^"]+/, `$1${agentId}`)
    .replace(/("appointmentTypeId": ")[^"]+/, `$1${typeId}`);
  expect(own).not.toBe(command);
  expect(await statusOf(own)).toBe("201");
  expect(await statusOf(own)).toBe("201");
  const { body } = await owner.call("GET", "/api/v1/appointments?from=2026-03-01&to=2026-03-31");
  expect((body as { appointments: object[] }).appointments).toHaveLength(1);
});
