import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import type { Agent } from "#contract/scheduling/agents.ts";
import { openTestApp } from "../../testing/apps/test-app.ts";
import type { ApiAnswer, TestOwner } from "../../testing/builders/build-owner.ts";
import { buildAgent } from "../../testing/builders/build-scheduling.ts";
import { buildSubscription } from "../../testing/builders/build-subscription.ts";
import { readRows } from "../../testing/read-rows.ts";

const testApp = await openTestApp();

const form = { name: "Ana Costa", email: "Ana@Example.com", phone: "+34 600 000 000", specialties: "Cuts, Colour" };

const create = (owner: TestOwner, over: object = {}, headers: Record<string, string> = {}) =>
  owner.call("POST", "/api/v1/agents", { ...form, ...over }, headers);

const patch = (owner: TestOwner, id: string, body: object) => owner.call("PATCH", `/api/v1/agents/${id}`, body);

const agentOf = (answer: ApiAnswer) => answer.body as Agent;

const list = async (owner: TestOwner) =>
  (await owner.call("GET", "/api/v1/agents")).body as { agents: Agent[]; maxActiveAgents: number };

const subscribed = async (maxAgents: number): Promise<TestOwner> => {
  const owner = await testApp.owner();
  await buildSubscription(testApp.adminUrl, owner.id, { maxAgents });
  return owner;
};

const auditOf = (ownerId: string) =>
  readRows<{ action: string; subject_id: string; details: unknown }>(
    testApp.adminUrl,
    "select action, subject_id, details from audit_log where user_id = $1 order by id",
    [ownerId],
  );

describe("creating an agent", () => {
  test("stores the form cleaned, active, with the default hours, and answers with it", async () => {
    const owner = await testApp.owner();
    const answer = await create(owner, { name: " Ana <b>Costa</b> " });
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({
      name: "Ana bCosta/b",
      email: "ana@example.com",
      phone: "+34 600 000 000",
      specialties: ["Cuts", "Colour"],
      isActive: true,
      avatar: null,
      version: 1,
    });
    expect(Object.keys(agentOf(answer).workingHours)).toHaveLength(5);
    expect(agentOf(answer).workingHours.Monday).toEqual({ start: "09:00", end: "17:00" });
    expect((await list(owner)).agents).toEqual([answer.body]);
    expect(await auditOf(owner.id)).toEqual([{ action: "agent.created", subject_id: agentOf(answer).id, details: {} }]);
  });

  test("takes other working hours", async () => {
    const workingHours = { Sunday: { start: "10:00", end: "12:30" } };
    expect(agentOf(await create(await testApp.owner(), { workingHours })).workingHours).toEqual(workingHours);
  });

  test.each([
    [{ name: " " }, { name: "nameLength" }],
    [{ email: "ana" }, { email: "emailInvalid" }],
    [{ phone: "600" }, { phone: "phoneInvalid" }],
    [{ specialties: "x".repeat(501) }, { specialties: "specialtiesTooLong" }],
    [{ workingHours: { Monday: { start: "17:00", end: "09:00" } } }, { "workingHours.Monday.end": "endBeforeStart" }],
    [{ workingHours: { Mon: { start: "09:00", end: "17:00" } } }, { "workingHours.Mon": "unknown" }],
    [{ isActive: false }, { isActive: "unknown" }],
  ])("%j is refused as %j", async (over, fields) => {
    const owner = await testApp.owner();
    expect(await create(owner, over)).toMatchObject({ status: 400, body: { code: "invalid-input", fields } });
    expect((await list(owner)).agents).toEqual([]);
  });

  test("a retry with the same key gets the first answer; another form with it is refused", async () => {
    const owner = await subscribed(5);
    const key = { "idempotency-key": "k1" };
    const [first, ...retries] = await Promise.all([1, 2, 3].map(() => create(owner, {}, key)));
    for (const retry of retries) expect(retry).toMatchObject({ status: 201, body: first?.body });
    expect(await create(owner, { name: "Else" }, key)).toMatchObject({
      status: 409,
      body: { code: "idempotency-mismatch" },
    });
    expect((await list(owner)).agents).toHaveLength(1);
  });

  test("a key whose create was refused can be used again", async () => {
    const owner = await testApp.owner();
    await buildAgent(testApp.adminUrl, owner.id);
    const key = { "idempotency-key": "k1" };
    expect((await create(owner, {}, key)).status).toBe(409);
    await buildSubscription(testApp.adminUrl, owner.id, { maxAgents: 2 });
    expect((await create(owner, {}, key)).status).toBe(201);
  });
});

describe("listing agents", () => {
  test("newest first, with what the plan allows", async () => {
    const owner = await subscribed(3);
    for (const name of ["One", "Two", "Three"]) await create(owner, { name });
    const { agents, maxActiveAgents } = await list(owner);
    expect(agents.map(({ name }) => name)).toEqual(["Three", "Two", "One"]);
    expect(maxActiveAgents).toBe(3);
  });

  test("a plan that has ended allows one", async () => {
    const owner = await testApp.owner();
    await buildSubscription(testApp.adminUrl, owner.id, { maxAgents: 9, end: "2020-01-01T00:00:00Z" });
    expect((await list(owner)).maxActiveAgents).toBe(1);
  });

  test("for booking: the active ones by name", async () => {
    const owner = await testApp.owner();
    await buildAgent(testApp.adminUrl, owner.id, { name: "zoe" });
    await buildAgent(testApp.adminUrl, owner.id, { name: "Bea", isActive: false });
    const ada = await buildAgent(testApp.adminUrl, owner.id, { name: "Ada" });
    const { body } = await owner.call("GET", "/api/v1/booking/agents");
    expect((body as { agents: Agent[] }).agents.map(({ name }) => name)).toEqual(["Ada", "zoe"]);
    expect((body as { agents: Agent[] }).agents[0]).toEqual({
      id: ada,
      name: "Ada",
      email: `${ada}@example.com`,
      isActive: true,
    });
  });
});

describe("changing an agent", () => {
  test("only what is given; the version goes up", async () => {
    const owner = await testApp.owner();
    const agent = agentOf(await create(owner));
    const answer = await patch(owner, agent.id, { name: "Ana C.", phone: null, version: 1 });
    expect(answer).toMatchObject({ status: 200, body: { ...agent, name: "Ana C.", phone: null, version: 2 } });
    expect((await auditOf(owner.id)).at(-1)).toEqual({
      action: "agent.updated",
      subject_id: agent.id,
      details: { fields: ["name", "phone"] },
    });
  });

  test("an agent is switched off and on", async () => {
    const owner = await testApp.owner();
    const agent = agentOf(await create(owner));
    expect(await patch(owner, agent.id, { isActive: false, version: 1 })).toMatchObject({
      body: { isActive: false, version: 2 },
    });
    expect(await patch(owner, agent.id, { isActive: true, version: 2 })).toMatchObject({
      body: { isActive: true, version: 3 },
    });
    expect((await auditOf(owner.id)).map(({ action }) => action)).toEqual([
      "agent.created",
      "agent.deactivated",
      "agent.activated",
    ]);
  });

  test("what is already so changes nothing", async () => {
    const owner = await testApp.owner();
    const agent = agentOf(await create(owner));
    expect(await patch(owner, agent.id, { isActive: true, version: 1 })).toMatchObject({ status: 200, body: agent });
    expect(await auditOf(owner.id)).toHaveLength(1);
  });

  test("an outdated version is refused", async () => {
    const owner = await testApp.owner();
    const agent = agentOf(await create(owner));
    await patch(owner, agent.id, { name: "First", version: 1 });
    for (const version of [1, 3, Number.MAX_SAFE_INTEGER]) {
      expect(await patch(owner, agent.id, { name: "Second", version })).toMatchObject({
        status: 409,
        body: { code: "edit-conflict" },
      });
    }
    expect((await list(owner)).agents[0]?.name).toBe("First");
  });

  test("of two parallel saves one hears of the other", async () => {
    const owner = await testApp.owner();
    const agent = agentOf(await create(owner));
    const answers = await Promise.all(["A", "B"].map((name) => patch(owner, agent.id, { name, version: 1 })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test("an unknown agent isn't found", async () => {
    expect(await patch(await testApp.owner(), randomUUID(), { name: "X", version: 1 })).toMatchObject({
      status: 404,
      body: { code: "not-found" },
    });
  });
});

describe("the plan's limit of agents", () => {
  test("without a plan a second active agent is refused, when added and when switched on", async () => {
    const owner = await testApp.owner();
    const first = agentOf(await create(owner));
    expect(await create(owner)).toMatchObject({ status: 409, body: { code: "agent-limit" } });
    await patch(owner, first.id, { isActive: false, version: 1 });
    expect((await create(owner)).status).toBe(201);
    expect(await patch(owner, first.id, { isActive: true, version: 2 })).toMatchObject({
      status: 409,
      body: { code: "agent-limit" },
    });
    // An edit of an inactive agent takes no place.
    expect((await patch(owner, first.id, { name: "Still off", version: 2 })).status).toBe(200);
  });

  test("50 parallel activations and creates end at exactly the limit", async () => {
    const owner = await subscribed(4);
    const ids = await Promise.all(
      Array.from({ length: 25 }, () => buildAgent(testApp.adminUrl, owner.id, { isActive: false })),
    );
    const answers = await Promise.all(
      ids.flatMap((id) => [patch(owner, id, { isActive: true, version: 1 }), create(owner)]),
    );
    const codes = answers.map(({ status, body }) => (status < 300 ? "done" : (body as { code: string }).code));
    expect(codes.filter((code) => code === "done")).toHaveLength(4);
    expect(codes.filter((code) => code === "agent-limit")).toHaveLength(46);
    expect((await list(owner)).agents.filter(({ isActive }) => isActive)).toHaveLength(4);
  });

  test("owners don't wait for or count each other", async () => {
    const owners = await Promise.all(Array.from({ length: 6 }, () => testApp.owner()));
    const answers = await Promise.all(owners.flatMap((owner) => [create(owner), create(owner)]));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(6);
  });
});
