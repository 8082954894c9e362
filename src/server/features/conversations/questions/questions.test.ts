import { describe, expect, test } from "vitest";
import type { ClientDetails } from "#contract/clients/clients.ts";
import { asAdmin } from "../../../testing/apps/test-cluster.ts";
import { openWhatsAppApp } from "../../../testing/apps/whatsapp-app.ts";
import type { TestOwner } from "../../../testing/builders/build-owner.ts";
import { buildSalon, openPhoneOf } from "../../../testing/builders/build-salon.ts";
import { readRows } from "../../../testing/read-rows.ts";
import { waitUntil } from "../../../testing/wait-until.ts";

const start = Temporal.Instant.from("2027-03-01T08:00:00Z");

const app = await openWhatsAppApp({ hasWorker: true, hasCallbacks: true, now: start.toString() });

const question = "do you use vegan dye?";
const offered = "Shall I ask the team to get back to you?";

let numbers = 0;

/** A client who has had the question passed on. */
const asking = async (words = question) => {
  numbers += 1;
  const salon = await buildSalon(app);
  const phone = openPhoneOf(app, salon.number, `+346123480${String(numbers).padStart(2, "0")}`);
  const [reply] = await phone.write(words);
  expect(reply?.text).toContain(offered);
  await phone.tap("Ask the team");
  const client = await clientOf(salon.owner);
  return { owner: salon.owner, salon, phone, client, id: client.questions[0]?.id ?? "" };
};

type List = { clients: ClientDetails[]; waitingForHuman: number };

const clientOf = async (owner: TestOwner): Promise<ClientDetails> => {
  const [client] = ((await owner.call("GET", "/api/v1/clients")).body as List).clients;
  if (!client) throw new Error("no client");
  return client;
};

const answer = (owner: TestOwner, id: string, text: string) =>
  owner.call("POST", `/api/v1/client-questions/${id}/answer`, { text });

const dismiss = (owner: TestOwner, id: string) => owner.call("POST", `/api/v1/client-questions/${id}/dismiss`);

const shownOn = (number: string, words: string) =>
  waitUntil(words, async () => (await app.phone(number)).some(({ text }) => text.includes(words)));

const lastOn = async (number: string): Promise<string> => (await app.phone(number)).at(-1)?.text ?? "";

describe("a question for the team", () => {
  test("waits for the owner in the client's words, and doesn't pause the bot", async () => {
    const { owner, phone, client } = await asking();
    expect(client).toMatchObject({
      questions: [{ words: question, askedAt: expect.any(String) }],
      wantsHumanSince: null,
      botPausedUntil: null,
    });
    expect((await owner.call("GET", "/api/v1/clients/waiting")).body).toMatchObject({
      waitingForHuman: 1,
      firstClientId: client.id,
    });
    const [again] = await phone.write("is your dye vegan?");
    expect(again?.text).toContain("That question is with the team.");
    expect((await clientOf(owner)).questions).toHaveLength(1);
  });

  test("puts who asked before who wrote later", async () => {
    const { owner, salon, client } = await asking();
    app.clock.moveTo(app.clock.now().add({ minutes: 5 }));
    await openPhoneOf(app, salon.number, "+34612348999").write("hello");
    const { clients, waitingForHuman } = (await owner.call("GET", "/api/v1/clients")).body as List;
    expect(clients.map(({ id }) => id)[0]).toBe(client.id);
    expect([clients.length, waitingForHuman]).toEqual([2, 1]);
    app.clock.moveTo(start);
  });

  test("is answered by the bot's message in the client's language, and the bot goes on", async () => {
    const { owner, phone, id } = await asking();
    await asAdmin(app.adminUrl, (client) =>
      client.query("update clients set language = 'de' where user_id = $1", [owner.id]),
    );
    const answered = await answer(owner, id, "Ja,\nalles vegan.");
    expect(answered.status).toBe(200);
    expect(answered.body).toMatchObject({ questions: [], botPausedUntil: null });
    await shownOn(phone.number, `Sie haben gefragt: „${question}“ – das Team sagt: Ja,\nalles vegan.`);
    expect((await owner.call("GET", "/api/v1/clients/waiting")).body).toMatchObject({ waitingForHuman: 0 });
    expect((await phone.write("danke"))[0]?.text).toBeTruthy();
  });

  test("is closed once, whoever tries", async () => {
    const { owner, id } = await asking();
    const tries = await Promise.all([answer(owner, id, "Yes"), answer(owner, id, "No"), dismiss(owner, id)]);
    expect(tries.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(tries.filter(({ status }) => status === 409).map(({ body }) => body)).toMatchObject([
      { code: "question-closed" },
      { code: "question-closed" },
    ]);
    const said = await readRows(app.adminUrl, "select from messages where user_id = $1 and text like 'You asked%'", [
      owner.id,
    ]);
    expect(said.length).toBe(tries.findIndex(({ status }) => status === 200) === 2 ? 0 : 1);
  });

  test("can be dismissed, and asked again", async () => {
    const { owner, phone, id } = await asking();
    expect((await dismiss(owner, id)).body).toMatchObject({ questions: [] });
    expect((await phone.write(question))[0]?.text).toContain("Should I pass it on to the team?");
    await phone.tap("Ask the team");
    expect((await clientOf(owner)).questions).toMatchObject([{ words: question }]);
  });

  test("of a client who wrote STOP, or too long ago, keeps its answer until it can be sent", async () => {
    const { owner, phone, id } = await asking();
    app.clock.moveTo(start.add({ hours: 25 }));
    expect(await answer(owner, id, "Yes")).toMatchObject({ status: 409, body: { code: "window-closed" } });
    await phone.write("STOP");
    expect(await answer(owner, id, "Yes")).toMatchObject({ status: 409, body: { code: "client-opted-out" } });
    expect((await clientOf(owner)).questions).toHaveLength(1);
    await phone.write("START");
    expect((await answer(owner, id, "Yes")).status).toBe(200);
    app.clock.moveTo(start);
  });

  test("is another owner's business in nothing", async () => {
    const { id } = await asking();
    const { owner: other } = await buildSalon(app);
    expect([(await answer(other, id, "Yes")).status, (await dismiss(other, id)).status]).toEqual([404, 404]);
  });

  test("goes with the client who is deleted", async () => {
    const { owner, client, id } = await asking();
    expect((await owner.call("DELETE", `/api/v1/clients/${client.id}`)).status).toBe(204);
    expect(await readRows(app.adminUrl, "select from client_questions where id = $1", [id])).toEqual([]);
    expect((await answer(owner, id, "Yes")).status).toBe(404);
  });

  test("is among what the client may read", async () => {
    const { owner, phone, id } = await asking();
    await answer(owner, id, "All of it is.");
    await shownOn(phone.number, "the team says: All of it is.");
    const [reply] = await phone.write("my data");
    const path = /\/my-data\/[\w-]{43}/.exec(reply?.text ?? "")?.[0] ?? "";
    expect(await (await fetch(`${app.origin}${path}`)).text()).toContain("Questions for the team");
    expect(await (await fetch(`${app.origin}${path}.json`)).json()).toMatchObject({
      questions: [{ question, answer: "All of it is.", isOpen: false }],
    });
  });

  test("follows the person through a merger and back", async () => {
    const { owner, salon, client } = await asking();
    const second = openPhoneOf(app, salon.number, "+34612348998");
    await second.write("hello");
    const { clients } = (await owner.call("GET", "/api/v1/clients")).body as List;
    const other = clients.find(({ id }) => id !== client.id)?.id ?? "";
    const merged = await owner.call("POST", `/api/v1/clients/${other}/merge`, {
      otherClientId: client.id,
      name: "Ida",
    });
    expect(merged.body).toMatchObject({ id: other, questions: [{ words: question }] });
    expect((await owner.call("GET", "/api/v1/clients/waiting")).body).toMatchObject({ firstClientId: other });
    await owner.call("POST", `/api/v1/clients/${other}/unmerge`, { otherClientId: client.id });
    expect((await owner.call("GET", "/api/v1/clients/waiting")).body).toMatchObject({
      waitingForHuman: 1,
      firstClientId: client.id,
    });
  });

  test("no more than five of one conversation wait at once, and the same one once", async () => {
    const { owner, client } = await asking();
    const [conversation] = await readRows<{ id: string }>(
      app.adminUrl,
      "select id from conversations where user_id = $1",
      [owner.id],
    );
    const insert = (words: string, place: number) =>
      asAdmin(app.adminUrl, (db) =>
        db.query(
          `insert into client_questions (user_id, client_id, conversation_id, words, place, asked_at)
           values ($1, $2, $3, $4, $5, now())`,
          [owner.id, client.id, conversation?.id, words, place],
        ),
      );
    await expect(insert(question.toUpperCase(), 2)).rejects.toThrow("client_questions_once");
    await expect(insert("another", 1)).rejects.toThrow("client_questions_places");
    await expect(insert("another", 6)).rejects.toThrow("client_questions_place_check");
    await expect(insert("x".repeat(501), 2)).rejects.toThrow("client_questions_words_check");
  });
});

test("what was read back before the team's answer is read back again before a yes counts", async () => {
  const { owner, phone, id } = await asking();
  await phone.write("haircut tomorrow at 3pm");
  await phone.write("Ida Berg");
  await waitUntil("the summary", async () => (await lastOn(phone.number)).includes("Shall I book this for you?"));
  await answer(owner, id, "Yes, all of it");
  await shownOn(phone.number, "the team says: Yes, all of it");
  const [reply] = await phone.write("great, yes");
  expect(reply?.text).toContain("Shall I book this for you?");
  expect((await phone.write("yes"))[0]?.text).toContain("✅");
});

test("who tries the bot asks nobody", async () => {
  const { owner } = await buildSalon(app);
  await owner.call("POST", "/api/v1/bot-trial/messages", { text: question });
  await owner.call("POST", "/api/v1/bot-trial/messages", { text: "yes" });
  await waitUntil("the reply", async () =>
    JSON.stringify((await owner.call("GET", "/api/v1/bot-trial")).body).includes("I've asked the team"),
  );
  expect(await readRows(app.adminUrl, "select from client_questions where user_id = $1", [owner.id])).toEqual([]);
});
