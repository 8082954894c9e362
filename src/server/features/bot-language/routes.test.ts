import { expect, test } from "vitest";
import { openTestApp } from "../../testing/apps/test-app.ts";
import { asAdmin } from "../../testing/apps/test-cluster.ts";
import { readRows } from "../../testing/read-rows.ts";

const t = await openTestApp();

const path = "/api/v1/bot-language";

test("the bot's language is English at first, whatever language the interface has, and then what the owner chose", async () => {
  const owner = await t.owner({ language: "de" });
  expect((await owner.call("GET", path)).body).toEqual({ preferredLanguage: "en" });
  for (const preferredLanguage of ["pt", "es", "fr", "de", "en"]) {
    expect(await owner.call("PUT", path, { preferredLanguage })).toMatchObject({
      status: 200,
      body: { preferredLanguage },
    });
    expect((await owner.call("GET", path)).body).toEqual({ preferredLanguage });
  }
  const me = (await owner.call("GET", "/api/v1/me")).body;
  expect(me).toMatchObject({ profile: { language: "de" } });
});

test("the bot's language is kept on the account's row from the start, one per account", async () => {
  const owner = await t.owner();
  const rows = () =>
    readRows(t.adminUrl, "select is_active, preferred_language from whatsapp_credentials where user_id = $1", [
      owner.id,
    ]);
  expect(await rows()).toEqual([{ is_active: true, preferred_language: "en" }]);
  await owner.call("PUT", path, { preferredLanguage: "fr" });
  expect(await rows()).toEqual([{ is_active: true, preferred_language: "fr" }]);
  await asAdmin(t.adminUrl, (client) =>
    client.query("delete from whatsapp_credentials where user_id = $1", [owner.id]),
  );
  expect((await owner.call("GET", path)).body).toEqual({ preferredLanguage: "en" });
  await owner.call("PUT", path, { preferredLanguage: "es" });
  expect(await rows()).toEqual([{ is_active: true, preferred_language: "es" }]);
});

test.each(["EN", "it", "", null, 5, ["en"]])("%j is no language of the bot", async (preferredLanguage) => {
  const owner = await t.owner();
  const answer = await owner.call("PUT", path, { preferredLanguage });
  expect(answer).toMatchObject({ status: 400, body: { fields: { preferredLanguage: "languageUnknown" } } });
});
