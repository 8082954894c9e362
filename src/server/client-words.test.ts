import { expect, test } from "vitest";
import { languages } from "#domain/languages.ts";
import { asAdmin } from "./testing/apps/test-cluster.ts";
import { openWhatsAppApp } from "./testing/apps/whatsapp-app.ts";
import { buildSalon, openPhoneOf, type Salon } from "./testing/builders/build-salon.ts";
import { waitUntil } from "./testing/wait-until.ts";

/** What clients read, no matter who says it: the business by the name it gave in the wizard, and whose time a time is. */

// A Monday, nine in the morning in Madrid.
const app = await openWhatsAppApp({ hasWorker: true, hasCallbacks: true, now: "2027-03-01T08:00:00Z" });

let phones = 100;

const book = async ({ owner, agentId, typeId }: Salon, clientPhone: string, appointmentTime = "15:00") => {
  const answer = await owner.call("POST", "/api/v1/appointments", {
    ...{ clientName: "María", clientPhone, appointmentDate: "2027-03-02", appointmentTime },
    ...{ agentId, appointmentTypeId: typeId },
  });
  expect(answer.status).toBe(201);
  return (answer.body as { appointment: { id: string; version: number } }).appointment;
};

/** What reached a phone, once there is something with this in it. */
const received = (phone: string, part: string): Promise<string> =>
  waitUntil(`a message with ${part}`, async () =>
    (await app.phone(phone)).map(({ text }) => text).find((text) => text.includes(part)),
  );

const nameNumber = (salon: Salon, name: string | null) =>
  asAdmin(app.adminUrl, (client) =>
    client.query("update whatsapp_phone_numbers set business_name = $2 where user_id = $1", [salon.owner.id, name]),
  );

const listedName = async ({ number }: Salon): Promise<string | undefined> => {
  const businesses = (await (await fetch(`${app.origin}/simulator/api/businesses`)).json()) as Record<string, string>[];
  return businesses.find((business) => business.number === number)?.name;
};

test("the wizard's name takes precedence over the company's, and that over the owner's own", async () => {
  const salon = await buildSalon(app);
  const shownAs = async (): Promise<string[]> => {
    const phone = openPhoneOf(app, salon.number, `+34612346${phones++}`);
    const [greeting] = await phone.write("hello");
    const me = (await salon.owner.call("GET", "/api/v1/me")).body as { profile: { businessName: string } };
    return [greeting?.text ?? "", me.profile.businessName, (await listedName(salon)) ?? ""];
  };
  for (const shown of await shownAs()) expect(shown).toContain("Salon Aurora");
  await salon.owner.call("PUT", "/api/v1/profile", { companyName: "Aurora Ltd.", version: 1 });
  for (const shown of await shownAs()) expect(shown).toContain("Aurora Ltd.");
  await nameNumber(salon, "Aurora Hair");
  for (const shown of await shownAs()) expect(shown).toContain("Aurora Hair");
  const client = `+34612346${phones++}`;
  await book(salon, client);
  expect(await received(client, "confirmed")).toContain("at Aurora Hair");
  await asAdmin(app.adminUrl, (db) =>
    db.query("update whatsapp_phone_numbers set is_active = false where user_id = $1", [salon.owner.id]),
  );
  const { body } = await salon.owner.call("GET", "/api/v1/me");
  expect(body).toMatchObject({ profile: { businessName: "Aurora Ltd." } });
});

test.each([
  ["en", "(Madrid time)"],
  ["es", "(hora de Madrid)"],
  ["fr", "(heure de Madrid)"],
  ["de", "(Ortszeit Madrid)"],
  ["pt", "(horário de Madri)"],
] as const)(
  "in %s a notice to another zone says whose time it is, one to a neighbour doesn't",
  async (language, words) => {
    const salon = await buildSalon(app, language);
    const [far, near] = [`+1212555${1000 + phones++}`, `+34612346${phones++}`];
    await book(salon, far, "15:00");
    await book(salon, near, "16:00");
    expect(await received(far, "Haircut")).toContain(words);
    expect(await received(near, "Haircut")).not.toContain("Madri");
  },
);

test("moved or cancelled, it says so as well", async () => {
  const salon = await buildSalon(app);
  const far = `+1212555${1000 + phones++}`;
  const { id, version } = await book(salon, far);
  const moved = await salon.owner.call("POST", `/api/v1/appointments/${id}/reschedule`, {
    ...{ appointmentDate: "2027-03-02", appointmentTime: "16:30", version },
  });
  expect(await received(far, "rescheduled")).toContain("4:30 PM (Madrid time)");
  const { appointment } = moved.body as { appointment: { version: number } };
  await salon.owner.call("POST", `/api/v1/appointments/${id}/cancel`, { version: appointment.version });
  expect(await received(far, "cancelled")).toContain("4:30 PM (Madrid time)");
});

test.each(languages)(
  "in %s the bot's menus, summaries and lists name the zone within WhatsApp's limits",
  async (language) => {
    const salon = await buildSalon(app, language);
    const sentences = {
      en: "Haircut tomorrow",
      es: "Haircut mañana",
      fr: "Haircut demain",
      de: "Haircut morgen",
      pt: "Haircut amanhã",
    };
    const far = openPhoneOf(app, salon.number, `+1212555${1000 + phones++}`);
    const [times] = await far.write(sentences[language]);
    expect(times?.text).toMatch(/Madri/);
    expect(times?.options.length).toBeGreaterThan(1);
    for (const { title } of times?.options ?? []) expect(title.length).toBeLessThanOrEqual(24);
    const [summary] = await far.write("15:00");
    expect(summary?.text).toMatch(/\(.*Madri.*\)/);

    const near = openPhoneOf(app, salon.number, `+34612346${phones++}`);
    const [nearTimes] = await near.write(sentences[language]);
    expect(nearTimes?.text).not.toMatch(/Madri/);
  },
);
