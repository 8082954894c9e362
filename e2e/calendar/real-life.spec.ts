import { buildAgent, buildType } from "#server/testing/builders/build-scheduling.ts";
import { alertWith, createDialog, dayOf } from "../appointment-dialogs.ts";
import { databaseUrl, expect, expectAccessible, type SignedIn, test } from "../fixtures.ts";
import { monday } from "../week-ahead.ts";

const workingHours = { Monday: { start: "09:00", end: "17:00" }, Sunday: { start: "09:00", end: "13:00" } };

const book = ({ api }: SignedIn, clientName: string, appointmentTime: string, service: object) =>
  api("POST", "/api/v1/appointments", {
    ...{ clientName, clientPhone: "+34 600 100 200", appointmentDate: monday, appointmentTime },
    ...service,
  });

test("one sink, Sundays, no-shows and a closed day: each said before it is saved, and nothing sent twice @trial", async ({
  owner,
}) => {
  const { page, api } = owner;
  const agentId = await buildAgent(databaseUrl(), owner.id, { name: "Ana", workingHours });
  await buildAgent(databaseUrl(), owner.id, { name: "Leo", workingHours });
  const appointmentTypeId = await buildType(databaseUrl(), owner.id, { name: "Colour", duration: 60, buffer: 0 });
  await book(owner, "Cleo Client", "10:00", { agentId, appointmentTypeId });
  await book(owner, "Dora Diaz", "12:00", { agentId, appointmentTypeId });

  await page.goto("/?tab=time");
  await page.getByLabel("Room or equipment").fill("Sink");
  await page.getByRole("combobox", { name: "Needed for" }).click();
  await page.getByRole("listbox").getByRole("option", { name: "Colour" }).click();
  await page.getByRole("button", { name: "Add Room or Equipment" }).dblclick();
  await expect(page.getByText("Sink × 1")).toHaveCount(1);
  await page.getByRole("button", { name: "Delete Sink" }).click();
  await expectAccessible(page);
  await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("switch", { name: "Sunday" }).press("Space");
  await page.getByLabel("When a client has missed appointments").selectOption("ask");
  await page.getByLabel("After how many no-shows").selectOption("3");
  await page.getByRole("button", { name: "Save Settings" }).dblclick();
  await expect(alertWith(page, "Next clock change")).toContainText("9:00 AM");
  await expect(alertWith(page, "Error")).toHaveCount(0);
  expect(await api("GET", "/api/v1/profile")).toMatchObject({ noShowRule: "ask", noShowLimit: 3 });

  await dayOf(page);
  await page.getByRole("button", { name: /^9:00 AM available/ }).click();
  const create = createDialog(page);
  await create.getByRole("combobox", { name: "Agent" }).click();
  await create.getByRole("option", { name: "Leo" }).click();
  await create.getByRole("combobox", { name: "Appointment type" }).click();
  await create.getByRole("option", { name: "Colour" }).click();
  await create.getByRole("combobox", { name: "Time" }).click();
  await expect(create.getByRole("option", { name: /^10:00 AM/ })).toContainText("room or equipment in use");
  await page.keyboard.press("Escape");
  await create.getByLabel("Repeat this appointment").check();
  const every = create.getByLabel("Every", { exact: true });
  await every.fill("");
  await expect(create.getByText("Please enter 1 to 52")).toBeVisible();
  await every.pressSequentially("1");
  await expect(every).toHaveValue("1");
  await create.getByRole("button", { name: "Discard" }).click();

  const hour = (name: string) => page.getByRole("button", { name: `${name} available` });
  await hour("3:00 PM").hover();
  await page.mouse.down();
  await hour("4:00 PM").hover();
  await page.mouse.up();
  await page.getByRole("menuitem", { name: "Block" }).click();
  const closing = page.getByRole("dialog", { name: "Add time off or special days" });
  await closing.getByLabel("For", { exact: true }).selectOption({ label: "The whole business" });
  await closing.getByLabel("All day").check();
  await closing.getByLabel("Name").fill("Inventory");
  await closing.getByRole("button", { name: "Save" }).click();
  await expect(closing.getByText("2 appointments fall within this time")).toBeVisible();
  await closing.getByRole("combobox", { name: /Cleo Client/ }).selectOption("cancel");
  await closing.getByRole("combobox", { name: /Dora Diaz/ }).selectOption("offer");
  await expectAccessible(page);
  await closing.getByRole("button", { name: "Save" }).dblclick();
  await expect(page.getByText("One client has been asked")).toBeVisible();
  await page.getByRole("dialog", { name: "Saved" }).getByRole("button", { name: "Close" }).last().click();
  await expect(page.getByRole("button", { name: /^Edit .*Inventory/ }).first()).toBeVisible();
  const { appointments } = await api<{
    appointments: { clientName: string; status: string; appointmentDate: string }[];
  }>("GET", `/api/v1/appointments?from=${monday}&to=2099-01-01`);
  const cleo = appointments.filter(({ clientName }) => clientName === "Cleo Client");
  expect(cleo.map(({ status }) => status)).toEqual(["cancelled"]);
  expect(
    appointments
      .filter(({ clientName }) => clientName === "Dora Diaz")
      .map(({ appointmentDate }) => appointmentDate > monday),
  ).toContain(true);
});
