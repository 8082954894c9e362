import { describe, expect, test } from "vitest";
import { languages } from "#domain/languages.ts";
import { botTexts } from "#locales/bot-texts.ts";
import { asAdmin } from "../../testing/apps/test-cluster.ts";
import { openWhatsAppApp } from "../../testing/apps/whatsapp-app.ts";
import { buildSalon, openPhoneOf, type Salon } from "../../testing/builders/build-salon.ts";
import { buildAgent, buildType } from "../../testing/builders/build-scheduling.ts";
import { readRows } from "../../testing/read-rows.ts";
import { waitUntil } from "../../testing/wait-until.ts";
import { remindClients } from "../reminders/service.ts";

// A Monday, nine in the morning in Madrid.
const app = await openWhatsAppApp({ hasWorker: true, hasCallbacks: true, now: "2027-03-01T08:00:00Z" });

let phones = 500;
const newPhone = (salon: Salon) => openPhoneOf(app, salon.number, `+34612345${phones++}`);

type Row = Record<string, unknown>;

const appointmentsOf = ({ owner }: Salon) =>
  readRows<Row>(
    app.adminUrl,
    `select client_name, client_phone, client_address, to_char(starts_at at time zone 'Europe/Madrid', 'YYYY-MM-DD HH24:MI')
       as at, status, source, is_test from appointments where user_id = $1 order by starts_at`,
    [owner.id],
  );

describe("booking by chat", () => {
  test.each(languages)("in %s: one sentence and a tap", async (language) => {
    const salon = await buildSalon(app, language);
    const phone = newPhone(salon);
    await asAdmin(app.adminUrl, (client) =>
      client.query(
        "insert into clients (user_id, channel_address, name, last_message_at) values ($1, $2, 'María', now())",
        [salon.owner.id, phone.number],
      ),
    );
    const sentences = {
      en: "Haircut tomorrow at 3pm",
      es: "Haircut mañana a las 15",
      fr: "Haircut demain à 15h",
      de: "Haircut morgen um 15 Uhr",
      pt: "Haircut amanhã às 15h",
    };
    const [summary] = await phone.write(sentences[language]);
    expect(summary?.options.map(({ title }) => title)).toContain(botTexts[language].buttons.confirm);
    const [confirmation] = await phone.tap(botTexts[language].buttons.confirm);
    expect(confirmation?.text).toContain("Salon Aurora");
    expect(await appointmentsOf(salon)).toEqual([
      {
        client_name: "María",
        client_phone: phone.number,
        client_address: phone.number,
        at: "2027-03-02 15:00",
        status: "confirmed",
        source: "whatsapp",
        is_test: false,
      },
    ]);
  });

  test("a visit of two services with two agents: booked, one part cancelled, all of it moved", async () => {
    const salon = await buildSalon(app);
    const phone = newPhone(salon);
    const luis = await buildAgent(app.adminUrl, salon.owner.id, { name: "Luis" });
    const colour = await buildType(app.adminUrl, salon.owner.id, { name: "Colour", duration: 60, buffer: 0 });
    await asAdmin(app.adminUrl, (client) =>
      client.query(
        `insert into agent_services (user_id, agent_id, appointment_type_id, is_offered, duration) values
           ($1, $2, $4, false, null), ($1, $2, $5, true, 45), ($1, $3, $5, false, null)`,
        [salon.owner.id, luis, salon.agentId, salon.typeId, colour],
      ),
    );
    const [summary] = await phone.write("Haircut and colour tomorrow at 10");
    expect(summary?.text).toMatch(/Haircut with .* \(10:00 AM\)\nColour with Luis \(10:\d\d AM\)/);
    const [booked] = await phone.tap("Confirm");
    expect(booked?.text).toContain("Colour with Luis");
    const parts = () =>
      readRows<Row>(
        app.adminUrl,
        `select a.service_type, g.name, a.duration, a.status, to_char(a.starts_at at time zone 'Europe/Madrid', 'DD HH24:MI') as at,
           count(*) over (partition by a.visit_id)::int as together from appointments a join agents g on g.id = a.agent_id
         where a.user_id = $1 order by a.starts_at`,
        [salon.owner.id],
      );
    expect(await parts()).toMatchObject([
      { service_type: "Haircut", status: "confirmed", at: "02 10:00", together: 2 },
      { service_type: "Colour", name: "Luis", duration: 45, status: "confirmed", together: 2 },
    ]);
    await phone.write("move my appointment to Wednesday at 11");
    const [moved] = await phone.tap("Confirm");
    expect(moved?.text).toContain("has been moved");
    expect(await parts()).toMatchObject([{ at: "03 11:00" }, { name: "Luis", status: "confirmed" }]);
    await phone.write("please cancel the colour");
    const [cancelled] = await phone.tap("Yes, cancel it");
    expect(cancelled?.text).toContain("Colour with Luis");
    expect(await parts()).toMatchObject([{ status: "confirmed" }, { status: "cancelled" }]);
    const [left] = await phone.write("my appointments");
    expect(left?.text).toContain("Haircut");
    expect(left?.text).not.toContain("Colour");
  });

  test("by menus, with a name from the profile, then moved and cancelled", async () => {
    const salon = await buildSalon(app);
    const phone = newPhone(salon);
    await phone.write("hello");
    await phone.tap("Book");
    await phone.write("tomorrow");
    await phone.write("10:00");
    await phone.tap("Confirm");
    await phone.write("my appointments");
    expect(await appointmentsOf(salon)).toMatchObject([{ client_name: "María José", at: "2027-03-02 10:00" }]);
    await phone.tap("Reschedule");
    await phone.write("Wednesday at 11");
    const [moved] = await phone.tap("Confirm");
    expect(moved?.text).toContain("has been moved");
    expect(await appointmentsOf(salon)).toMatchObject([{ at: "2027-03-03 11:00", status: "confirmed" }]);
    await phone.write("my appointments");
    await phone.tap("Cancel appointment");
    await phone.tap("Yes, cancel it");
    expect(await appointmentsOf(salon)).toMatchObject([{ status: "cancelled" }]);
    // Each change was confirmed in the chat, and not once more by a notice.
    const texts = (await app.phone(phone.number)).filter(({ direction }) => direction === "outbound");
    expect(texts.filter(({ text }) => text.includes("cancelled"))).toHaveLength(1);
  });

  test("two people want the same time: one gets it, the other an apology and other times", async () => {
    const salon = await buildSalon(app);
    const [first, second] = [newPhone(salon), newPhone(salon)];
    for (const phone of [first, second]) await phone.write("Haircut tomorrow at 3pm");
    const answers = await Promise.all([first, second].map((phone) => phone.tap("Confirm")));
    const texts = answers.map(([reply]) => reply?.text ?? "");
    expect(texts.filter((text) => text.includes("You're booked"))).toHaveLength(1);
    expect(texts.filter((text) => text.includes("someone just booked that time"))).toHaveLength(1);
    expect(await appointmentsOf(salon)).toHaveLength(1);
  });
});

describe("who may book by chat", () => {
  test("without a valid subscription, or on a number given back, nothing is booked", async () => {
    const salon = await buildSalon(app);
    const phone = newPhone(salon);
    const run = (text: string) => asAdmin(app.adminUrl, (client) => client.query(text, [salon.owner.id]));
    await run("update subscribers set subscription_end = '2027-02-28' where user_id = $1");
    expect((await phone.write("Haircut tomorrow at 3pm"))[0]?.text).toContain("is paused");
    await run("update subscribers set subscription_end = null where user_id = $1");
    await run("update whatsapp_phone_numbers set is_active = false where user_id = $1");
    expect((await phone.write("Haircut tomorrow at 3pm"))[0]?.text).toContain("is paused");
    expect(await appointmentsOf(salon)).toEqual([]);
  });

  test("after STOP nothing is said, not even a notice, until START", async () => {
    const salon = await buildSalon(app);
    const phone = newPhone(salon);
    await phone.write("hello");
    expect(await phone.write("STOP")).toEqual([]);
    expect(await phone.write("hello?")).toEqual([]);
    const booked = await salon.owner.call("POST", "/api/v1/appointments", {
      clientName: "María",
      clientPhone: phone.number,
      appointmentDate: "2027-03-02",
      appointmentTime: "12:00",
      agentId: salon.agentId,
      appointmentTypeId: salon.typeId,
    });
    expect(booked.body).toMatchObject({ notice: { status: "not_sent", reason: "opted-out" } });
    expect((await phone.write("START"))[0]?.text).toContain("Welcome back");
  });

  test("one client of two businesses: neither knows of the other", async () => {
    const [one, two] = [await buildSalon(app), await buildSalon(app)];
    const number = "+34612349999";
    const [first, second] = [openPhoneOf(app, one.number, number), openPhoneOf(app, two.number, number)];
    await first.write("Haircut tomorrow at 3pm");
    await second.write("my appointments");
    await second.write("Haircut tomorrow at 4pm");
    await first.tap("Confirm");
    expect(await appointmentsOf(one)).toMatchObject([{ at: "2027-03-02 15:00" }]);
    expect(await appointmentsOf(two)).toEqual([]);
    expect((await second.write("my appointments"))[0]?.text).not.toContain("3:00");
  });

  test("a burst is answered in the order it was written", async () => {
    const salon = await buildSalon(app);
    const phone = newPhone(salon);
    const languages = ["English", "Español", "Français", "Deutsch", "Português", "Deutsch", "English", "Français"];
    for (const text of languages) void app.twilio.deliver({ from: phone.number, to: salon.number, text });
    const said = await waitUntil("eight answers", async () => {
      const replies = (await app.phone(phone.number)).filter(({ direction }) => direction === "outbound");
      return replies.length === languages.length ? replies : undefined;
    });
    const heard = said.map(({ text }) => languages.find((name) => text.split("\n")[0]?.includes(spelled(name))));
    expect(heard).toEqual(languages);
  });

  test("a flood is answered twenty times, warned once, and then met with silence", async () => {
    const salon = await buildSalon(app);
    const phone = newPhone(salon);
    await Promise.all(
      Array.from({ length: 30 }, (_, index) => phone.send({ text: `menu`, messageId: `flood-${index}` })),
    );
    const said = (await app.phone(phone.number)).filter(({ direction }) => direction === "outbound");
    expect(said.filter(({ text }) => text.includes("a lot of messages"))).toHaveLength(1);
    expect(said).toHaveLength(21);
  });
});

describe("replies to reminders", () => {
  test("come a day before, can be answered in words, and their buttons work", async () => {
    const salon = await buildSalon(app);
    const phone = newPhone(salon);
    await phone.write("Haircut on Thursday at 3pm");
    await phone.tap("Confirm");
    const remindedBy = async (hours: number) => {
      app.clock.moveTo(Temporal.Instant.from("2027-03-04T14:00:00Z").subtract({ hours }));
      await remindClients(app);
      return waitUntil(`a reminder ${hours} hours before`, async () =>
        (await app.phone(phone.number)).findLast(
          ({ options, from }) => from === salon.number && options.some(({ id }) => id.startsWith("reminder:confirm:")),
        ),
      );
    };
    const reminder = await remindedBy(24);
    // Three days after the client wrote, only a template may go; it has the buttons, too.
    expect(reminder).toMatchObject({ isTemplate: true });
    expect(reminder.text).toContain("March 4, 2027 at 3:00 PM");
    // Typed while the reminder is the last thing said, and tapped whenever.
    const [typed] = await phone.write("Yes");
    expect(typed?.text).toContain("Thank you! See you on");
    expect((await phone.write("Yes"))[0]?.text).not.toContain("See you on");
    const [tapped] = await phone.send({ choice: reminder.options[0]?.id });
    expect(tapped?.text).toContain("Thank you! See you on");
    const audit = await readRows<Row>(
      app.adminUrl,
      "select action from audit_log where user_id = $1 order by id desc limit 1",
      [salon.owner.id],
    );
    expect(audit).toEqual([{ action: "appointment.attendance-confirmed" }]);
    app.clock.moveTo(Temporal.Instant.from("2027-03-01T08:00:00Z"));
  });
});

describe("the webhook of inbound messages", () => {
  const unnamed = {
    MessageSid: "SM1",
    From: "whatsapp:+34600000001",
    To: "whatsapp:+34910999999",
    Body: "hi",
    NumMedia: "0",
  };
  const post = (
    headers: Record<string, string>,
    body: Record<string, string>,
    path = app.channel.inboundPath as string,
  ) =>
    fetch(`http://127.0.0.1:${new URL(app.origin).port}${path}`, {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
      body: new URLSearchParams(body),
    });

  test("a signature that is missing, wrong, for another address or for fewer parameters opens nothing", async () => {
    const { signAsTwilio } = await import("../../integrations/whatsapp/twilio/webhooks/signature.ts");
    const sign = (url: string, signed: Record<string, string>) =>
      signAsTwilio(app.twilio.account.authToken, url, signed);
    const params = { ...unnamed, AccountSid: app.twilio.account.accountSid };
    const right = `${app.origin}${app.channel.inboundPath}`;
    const count = () => readRows<Row>(app.adminUrl, "select count(*)::int as count from messages");
    const before = await count();
    const attempts = [
      post({}, params),
      post({ "x-twilio-signature": "nonsense" }, params),
      post({ "x-twilio-signature": sign(`${app.origin}/elsewhere`, params) }, params),
      post({ "x-twilio-signature": sign(right, params) }, { ...params, Extra: "1" }),
      post({ "x-twilio-signature": sign(right, params) }, params, `${app.channel.inboundPath}?more=1`),
    ];
    for (const answer of await Promise.all(attempts)) expect(answer.status).toBe(403);
    expect(await count()).toEqual(before);
    // To a number that is nobody's, the right signature is accepted and nothing is kept.
    expect((await post({ "x-twilio-signature": sign(right, params) }, params)).status).toBe(204);
    expect(await count()).toEqual(before);
  });

  test("messages delivered twice act once", async () => {
    const salon = await buildSalon(app);
    const phone = newPhone(salon);
    app.twilio.modes.duplicateInbound = true;
    await phone.write("Haircut tomorrow at 3pm");
    await phone.tap("Confirm");
    app.twilio.modes.duplicateInbound = false;
    expect(await appointmentsOf(salon)).toHaveLength(1);
    const said = (await app.phone(phone.number)).filter(({ direction }) => direction === "outbound");
    expect(said).toHaveLength(2);
  });
});

/** As the bot writes a language in a sentence of its own. */
const spelled = (language: string): string => (/^[EFD]n|^De/.test(language) ? language : language.toLowerCase());
