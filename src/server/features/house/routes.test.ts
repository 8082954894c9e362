import { expect, test } from "vitest";
import { houseLimits } from "#domain/house/house-answer.ts";
import { openTestApp } from "../../testing/apps/test-app.ts";
import { asAdmin } from "../../testing/apps/test-cluster.ts";

const t = await openTestApp();

const path = "/api/v1/house-answers";
const parking = { title: " Parking ", keywords: "garage, car park", answer: "Behind the house.\nTwo euros." };

test("answers are added, listed in order, changed and deleted", async () => {
  const owner = await t.owner();
  expect((await owner.call("GET", path)).body).toEqual({ answers: [] });
  const first = await owner.call("POST", path, parking);
  expect(first).toMatchObject({ status: 201, body: { ...parking, title: "Parking", version: 1 } });
  await owner.call("POST", path, { title: "Wi-Fi", keywords: "", answer: "Aurora" });
  const { id } = first.body as { id: string };
  const changed = await owner.call("PATCH", `${path}/${id}`, { answer: "In front.", version: 1 });
  expect(changed.body).toMatchObject({
    title: "Parking",
    keywords: "garage, car park",
    answer: "In front.",
    version: 2,
  });
  expect(await owner.call("PATCH", `${path}/${id}`, { answer: "Nowhere.", version: 1 })).toMatchObject({
    status: 409,
    body: { code: "edit-conflict" },
  });
  expect((await owner.call("GET", path)).body).toMatchObject({ answers: [{ title: "Parking" }, { title: "Wi-Fi" }] });
  expect((await owner.call("DELETE", `${path}/${id}`)).status).toBe(204);
  expect((await owner.call("DELETE", `${path}/${id}`)).status).toBe(404);
  expect((await owner.call("GET", path)).body).toMatchObject({ answers: [{ title: "Wi-Fi" }] });
});

test("nobody sees or changes another owner's answers", async () => {
  const [owner, stranger] = [await t.owner(), await t.owner()];
  const { id } = (await owner.call("POST", path, parking)).body as { id: string };
  expect((await stranger.call("GET", path)).body).toEqual({ answers: [] });
  expect((await stranger.call("PATCH", `${path}/${id}`, { answer: "Mine.", version: 1 })).status).toBe(404);
  expect((await stranger.call("DELETE", `${path}/${id}`)).status).toBe(404);
});

test("the bot keeps this many and no more", async () => {
  const owner = await t.owner();
  await asAdmin(t.adminUrl, (client) =>
    client.query(
      `insert into house_answers (user_id, title, keywords, answer)
       select $1, 'Topic ' || n, '', 'Answer' from generate_series(1, $2) n`,
      [owner.id, houseLimits.answers - 1],
    ),
  );
  const both = await Promise.all([owner.call("POST", path, parking), owner.call("POST", path, parking)]);
  expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
  expect(both.find(({ status }) => status === 409)?.body).toMatchObject({ code: "house-answers-full" });
});

test.each([
  [{ title: "" }, { title: "titleRequired" }],
  [{ answer: "  " }, { answer: "answerRequired" }],
  [{ answer: "x".repeat(501) }, { answer: "answerTooLong" }],
  [{ keywords: "a\u0007b" }, { keywords: "controlCharacters" }],
])("an owner's answer with %j is refused", async (change, fields) => {
  const owner = await t.owner();
  expect(await owner.call("POST", path, { ...parking, ...change })).toMatchObject({ status: 400, body: { fields } });
});

test("address, greeting and tone are kept with the profile, blank ones as none", async () => {
  const owner = await t.owner();
  const save = (body: object) => owner.call("PUT", "/api/v1/profile", body);
  const { version } = (await owner.call("GET", "/api/v1/profile")).body as { version: number };
  const saved = await save({ address: "High Street 1", greeting: "Hello!\nCome in.", tone: "informal", version });
  expect(saved).toMatchObject({
    status: 200,
    body: { profile: { address: "High Street 1", greeting: "Hello!\nCome in.", tone: "informal" } },
  });
  expect(await save({ companyName: "Salon", version: version + 1 })).toMatchObject({
    body: { profile: { address: "High Street 1", tone: "informal" } },
  });
  expect(await save({ address: " ", greeting: "", tone: null, version: version + 2 })).toMatchObject({
    body: { profile: { address: null, greeting: null, tone: null } },
  });
  expect(await save({ greeting: "1\n2\n3", version: version + 3 })).toMatchObject({
    status: 400,
    body: { fields: { greeting: "greetingTooManyLines" } },
  });
});
