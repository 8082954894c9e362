import { sceneSubscription } from "../apps/fake-paypal.ts";
import { sceneLogo } from "../builders/build-past-number.ts";
import { sceneCancelledAt, sceneCode, scenePassword, type TestScene } from "../builders/build-scene.ts";
import { adminExamples } from "./admin-examples.ts";
import { calendarExamples } from "./calendar-examples.ts";
import { dayRouteExamples } from "./day-route-examples.ts";
import { houseExamples } from "./house-examples.ts";
import { serviceExamples } from "./service-examples.ts";
import { visitExamples } from "./visit-examples.ts";
import { waitlistExamples } from "./waitlist-examples.ts";

/** A call that succeeds in a scene, with every field the route takes. */
export type Example = {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: Record<string, unknown>;
  /** Fields, by their path, that may also be left out. */
  optional?: readonly string[];
};

const agentFields = {
  name: "Ana Costa",
  email: "ana@example.com",
  phone: "+34 600 000 000",
  specialties: "Cuts, Colour",
  workingHours: { Monday: { start: "09:00", end: "17:00" } },
};

const typeFields = {
  name: "Haircut",
  durationMinutes: 45,
  bufferMinutes: 5,
  bufferBeforeMinutes: 5,
  slotStepMinutes: 15,
  description: "Wash and cut",
  price: 19.99,
};
const breakFields = { startTime: "14:00", endTime: "15:00", breakName: "Tea" };
const businessDay = { dayOfWeek: "Monday", isOpen: true, startTime: "10:00", endTime: "18:00" };

const timeOffFields = {
  ...{ kind: "off", from: "2027-05-03", to: "2027-05-04" },
  ...{ fromTime: "10:00", toTime: "12:00", privateReason: "Dentist" },
};
const specialDayFields = {
  name: "Inventory",
  from: "2027-05-03",
  to: "2027-05-04",
  fromTime: "10:00",
  toTime: "12:00",
};

const profileFields = {
  companyName: "Salon",
  timeZone: "Europe/Lisbon",
  currency: "EUR",
  minimumNoticeMinutes: 30,
  horizonDays: 90,
  slotStepMinutes: 15,
  smallestGapMinutes: 30,
  cancelCutoffHours: 4,
  maxActiveBookings: 3,
  noShowRule: "ask",
  noShowLimit: 3,
  contactPhone: "+34 910 000 000",
  contactEmail: "desk@example.com",
  ...{ address: "High Street 1, Lisbon", greeting: "Hello and welcome!", tone: "formal" },
};

const businessFields = {
  businessDescription: "Cuts and colours",
  businessEmail: "hello@salon.example",
  businessAddress: "High Street 1",
  businessWebsite: "https://salon.example",
  businessPhone: "+34 600 000 000",
  businessCategory: "beauty",
};

const listOf = ({ agentId, appointmentId }: TestScene): Example => ({
  query: {
    from: "2027-03-01",
    to: "2027-03-31",
    agentId,
    limit: "10",
    cursor: `2027-03-01.09:00.${appointmentId}`,
  },
  optional: ["agentId", "limit", "cursor"],
});

const change = (appointmentId: string, body: object = {}, optional: string[] = []): Example => ({
  params: { appointmentId },
  body: { ...body, version: 1 },
  optional,
});

/** By route name. Every route of the contract needs one here: the tests over all routes ask for it. */
export const routeExamples: Record<string, (scene: TestScene) => Example> = {
  ...visitExamples,
  ...serviceExamples,
  "GET /api/v1/me": () => ({}),
  "GET /api/v1/notices/obstacle": () => ({ query: { phone: "+34 600 000 000" } }),
  "PATCH /api/v1/me": () => ({ body: { name: "Olga Owner", image: null }, optional: ["name", "image"] }),
  "PUT /api/v1/me/language": () => ({ body: { language: "es" } }),

  "GET /api/v1/account": () => ({}),
  "PUT /api/v1/account/password": () => ({
    body: { currentPassword: scenePassword, newPassword: "another fine password" },
    optional: ["currentPassword"],
  }),
  "POST /api/v1/account/password-reset-mail": () => ({ body: { email: "ana@example.com" } }),
  "POST /api/v1/account/password-reset": () => ({
    body: { token: "a-token-that-nobody-was-sent", newPassword: "another fine password" },
  }),
  "POST /api/v1/account/password-reset/check": () => ({ body: { token: "a-token-that-nobody-was-sent" } }),
  "POST /api/v1/account/identity-code": () => ({}),
  "POST /api/v1/account/identity-code/confirmation": () => ({ body: { code: sceneCode } }),
  "GET /api/v1/account/deletion": () => ({}),
  "POST /api/v1/account/email-change": () => ({
    body: { newEmail: "ana@example.com", currentPassword: scenePassword },
    optional: ["currentPassword"],
  }),
  "POST /api/v1/account/email-change/confirmation": ({ emailToken }) => ({ body: { token: emailToken } }),
  "GET /api/v1/account/sessions": () => ({}),
  "DELETE /api/v1/account/sessions/:sessionId": ({ sessionId }) => ({ params: { sessionId } }),
  "DELETE /api/v1/account/sessions": () => ({}),
  "POST /api/v1/account/delete": () => ({
    body: { currentPassword: scenePassword, confirm: true },
    optional: ["currentPassword"],
  }),

  ...houseExamples,
  ...waitlistExamples,
  ...adminExamples,
  "POST /api/v1/support-tickets": () => ({
    body: { name: "María O'Brien", email: "maria@example.com", description: "The calendar\nis empty." },
  }),

  "GET /api/v1/mail-settings": () => ({}),
  "PUT /api/v1/mail-settings": () => ({ body: { onRequest: true, onDay: false } }),
  "GET /api/v1/insights": () => ({ query: { days: "30" }, optional: ["days"] }),
  "GET /api/v1/known-clients": () => ({ query: { search: "Cle" }, optional: ["search"] }),
  ...calendarExamples,
  "GET /api/v1/push": () => ({}),
  "PUT /api/v1/push/device": () => ({
    body: {
      endpoint: "https://push.example.com/send/abc",
      p256dh: `B${"A".repeat(86)}`,
      auth: "A".repeat(22),
      onBooking: true,
      onCancellation: true,
      onWaiting: false,
    },
  }),
  "DELETE /api/v1/push/device": () => ({}),
  "POST /api/v1/push/test": () => ({}),
  "GET /api/v1/search": () => ({ query: { search: "Cle" }, optional: ["search"] }),

  "POST /api/v1/landing-demo": () => ({
    body: {
      language: "en",
      timeZone: "Europe/Madrid",
      session: "none.none",
      message: { text: "Hello", choice: "none" },
    },
    optional: ["session", "message", "message.choice"],
  }),
  "POST /api/v1/contact-messages": () => ({
    body: { name: "María", email: "maria@example.com", message: "Do you have a plan?", language: "es", topic: "" },
    optional: ["topic"],
  }),

  "GET /api/v1/subscription": () => ({}),
  "POST /api/v1/subscription/check": () => ({}),
  "POST /api/v1/subscription/checkout": () => ({ body: { agents: 3 } }),
  "POST /api/v1/subscription/confirm": ({ agentId }) => ({ body: { subscription: sceneSubscription(agentId) } }),
  "POST /api/v1/subscription/cancel": () => ({ body: { reason: "User requested cancellation" } }),
  "POST /api/v1/subscription/mend": () => ({}),
  "DELETE /api/v1/subscription/notice": () => ({}),

  "GET /api/v1/clients": ({ clientId }) => ({
    query: { search: "Cli", tag: "regular", cursor: `2027-03-09T08:00:00Z_${clientId}` },
    optional: ["search", "tag", "cursor"],
  }),
  "GET /api/v1/clients/waiting": () => ({}),
  "GET /api/v1/clients/:clientId": ({ clientId }) => ({ params: { clientId } }),
  "PATCH /api/v1/clients/:clientId": ({ clientId }) => ({
    params: { clientId },
    body: {
      ...{ name: "María O'Brien", email: "maria@example.com", channelChoice: "mail", notes: "Likes\ntea" },
      ...{ tags: ["regular"], isBlocked: true, wantsHuman: false },
    },
    optional: ["name", "email", "channelChoice", "notes", "tags", "tags.0", "isBlocked", "wantsHuman"],
  }),
  "GET /api/v1/clients/:clientId/messages": ({ clientId, messageId }) => ({
    params: { clientId },
    query: { before: messageId },
    optional: ["before"],
  }),
  "POST /api/v1/clients/:clientId/messages": ({ clientId }) => ({ params: { clientId }, body: { text: "See you!" } }),
  "POST /api/v1/clients/:clientId/merge": ({ clientId, otherClientId }) => ({
    params: { clientId },
    body: { otherClientId, name: "María O'Brien" },
  }),
  "POST /api/v1/clients/:clientId/unmerge": ({ clientId, mergedClientId }) => ({
    params: { clientId },
    body: { otherClientId: mergedClientId },
  }),
  "POST /api/v1/clients/import/preview": () => ({ body: { text: "Name,Phone\nMaría O'Brien,+34 612 345 678" } }),
  "POST /api/v1/clients/import": () => ({ body: { text: "Name,Phone\nMaría O'Brien,+34 612 345 678" } }),
  "POST /api/v1/clients/import/:importId/undo": ({ importId }) => ({ params: { importId } }),
  "POST /api/v1/clients/:clientId/hand-back": ({ clientId }) => ({ params: { clientId } }),

  "GET /api/v1/bot-trial": () => ({}),
  "POST /api/v1/bot-trial/messages": () => ({
    body: { text: "Book", choice: "menu:1:book" },
    optional: ["choice"],
  }),
  "DELETE /api/v1/bot-trial/appointments": () => ({}),
  "DELETE /api/v1/bot-trial": () => ({}),

  "GET /api/v1/agents": () => ({}),
  "GET /api/v1/booking/agents": () => ({}),
  "POST /api/v1/agents": () => ({
    body: agentFields,
    optional: ["phone", "specialties", "workingHours", "workingHours.Monday"],
  }),
  "PATCH /api/v1/agents/:agentId": ({ agentId, logoFolderId }) => ({
    params: { agentId },
    body: { ...agentFields, isActive: false, color: "teal", avatar: sceneLogo(logoFolderId), version: 1 },
    optional: [...Object.keys(agentFields), "workingHours.Monday", "isActive", "color", "avatar"],
  }),
  "GET /api/v1/agents/:agentId/deletion": ({ agentId }) => ({ params: { agentId } }),
  "DELETE /api/v1/agents/:agentId": ({ agentId }) => ({ params: { agentId } }),

  "GET /api/v1/appointment-types": () => ({}),
  "GET /api/v1/booking/appointment-types": () => ({}),
  "POST /api/v1/appointment-types": () => ({
    body: typeFields,
    optional: ["description", "price", "bufferBeforeMinutes", "slotStepMinutes"],
  }),
  "PATCH /api/v1/appointment-types/:appointmentTypeId": ({ typeId }) => ({
    params: { appointmentTypeId: typeId },
    body: { ...typeFields, isActive: false, version: 1 },
    optional: [...Object.keys(typeFields), "isActive"],
  }),
  "DELETE /api/v1/appointment-types/:appointmentTypeId": ({ typeId }) => ({ params: { appointmentTypeId: typeId } }),

  "GET /api/v1/business-hours": () => ({}),
  "PUT /api/v1/business-hours": () => ({ body: { days: [businessDay], revision: "" } }),

  "GET /api/v1/time-off": ({ agentId }) => ({
    query: { from: "2027-03-01", to: "2027-03-31", agentId },
    optional: ["agentId"],
  }),
  "POST /api/v1/time-off/preview": ({ agentId }) => ({
    body: { agentId, ...timeOffFields },
    optional: ["fromTime", "toTime", "privateReason"],
  }),
  "POST /api/v1/time-off": ({ agentId }) => ({
    body: { agentId, ...timeOffFields, knownAppointmentIds: [] },
    optional: ["fromTime", "toTime", "privateReason", "knownAppointmentIds"],
  }),
  "POST /api/v1/time-off/everyone/preview": () => ({
    body: timeOffFields,
    optional: ["fromTime", "toTime", "privateReason"],
  }),
  "POST /api/v1/time-off/everyone": () => ({
    body: { ...timeOffFields, knownAppointmentIds: [] },
    optional: ["fromTime", "toTime", "privateReason", "knownAppointmentIds"],
  }),
  "PATCH /api/v1/time-off/:timeOffId": ({ timeOffId }) => ({
    params: { timeOffId },
    body: { ...timeOffFields, knownAppointmentIds: [], version: 1 },
    optional: [...Object.keys(timeOffFields), "knownAppointmentIds"],
  }),
  "DELETE /api/v1/time-off/:timeOffId": ({ timeOffId }) => ({ params: { timeOffId } }),
  "GET /api/v1/special-days": () => ({ query: { from: "2027-03-01", to: "2027-03-31" } }),
  "POST /api/v1/special-days/preview": () => ({ body: specialDayFields, optional: ["fromTime", "toTime"] }),
  "POST /api/v1/special-days": () => ({
    body: { ...specialDayFields, knownAppointmentIds: [] },
    optional: ["fromTime", "toTime", "knownAppointmentIds"],
  }),
  "PATCH /api/v1/special-days/:specialDayId": ({ specialDayId }) => ({
    params: { specialDayId },
    body: { ...specialDayFields, knownAppointmentIds: [], version: 1 },
    optional: [...Object.keys(specialDayFields), "knownAppointmentIds"],
  }),
  "DELETE /api/v1/special-days/:specialDayId": ({ specialDayId }) => ({ params: { specialDayId } }),
  "GET /api/v1/holidays": () => ({}),
  "GET /api/v1/holidays/calendars": () => ({ query: { country: "ES" }, optional: ["country"] }),
  "PUT /api/v1/holidays": () => ({ body: { country: "ES", region: "MD" } }),
  "PUT /api/v1/holidays/work": () => ({ body: { rule: "12-25", works: true } }),

  "GET /api/v1/breaks": () => ({}),
  "GET /api/v1/breaks/clashes": ({ breakId }) => ({
    query: { dayOfWeek: "Monday", startTime: "14:00", endTime: "15:00", breakId },
    optional: ["breakId"],
  }),
  "POST /api/v1/breaks": () => ({ body: { ...breakFields, dayOfWeek: "Monday" }, optional: ["breakName"] }),
  "PATCH /api/v1/breaks/:breakId": ({ breakId }) => ({
    params: { breakId },
    body: { ...breakFields, isActive: false, version: 1 },
    optional: [...Object.keys(breakFields), "isActive"],
  }),
  "DELETE /api/v1/breaks/:breakId": ({ breakId }) => ({ params: { breakId } }),

  "GET /api/v1/profile": () => ({}),
  "GET /api/v1/profile/zone-change": () => ({ query: { timeZone: "America/New_York" } }),
  "PUT /api/v1/profile": () => ({
    body: { ...profileFields, version: 1 },
    optional: Object.keys(profileFields),
  }),

  "POST /api/v1/admin/setup": () => ({
    body: {
      ...{ secret: "a secret of the operator", username: "María O'Brien", email: "maria@example.com" },
      ...{ password: "a fine long password", timeZone: "Europe/Lisbon", language: "pt" },
    },
    optional: ["timeZone", "language"],
  }),
  "POST /api/v1/admin/users/:userId/subscription/enable": ({ strangerId }) => ({ params: { userId: strangerId } }),
  "POST /api/v1/admin/users/:userId/subscription/disable": ({ logoFolderId }) => ({
    params: { userId: logoFolderId },
    body: { cancelAtPayPal: true },
  }),
  "GET /api/v1/admin/appointment-summary": () => ({}),
  "GET /api/v1/admin/whatsapp-numbers": ({ numberId }) => ({
    query: { cursor: `2027-03-09T08:00:00.123456Z_${numberId}` },
    optional: ["cursor"],
  }),
  "GET /api/v1/admin/sender-registrations": ({ registrationId }) => ({
    query: { cursor: `2027-03-09T08:00:00Z_${registrationId}` },
    optional: ["cursor"],
  }),
  "DELETE /api/v1/admin/users/:userId/whatsapp-numbers/:numberId": ({ logoFolderId, numberId }) => ({
    params: { userId: logoFolderId, numberId },
  }),
  "DELETE /api/v1/admin/users/:userId/sender-registrations/:registrationId": ({ logoFolderId, registrationId }) => ({
    params: { userId: logoFolderId, registrationId },
  }),

  "GET /api/v1/whatsapp/numbers": () => ({}),
  "GET /api/v1/whatsapp/onboarding": () => ({}),
  "POST /api/v1/whatsapp/registrations": ({ logoFolderId }) => ({
    body: { businessName: "Salon", ...businessFields, profileImageUrl: sceneLogo(logoFolderId), country: "US" },
    optional: [...Object.keys(businessFields), "profileImageUrl", "country"],
  }),
  "GET /api/v1/whatsapp/registrations/:registrationId": ({ registrationId }) => ({ params: { registrationId } }),
  "POST /api/v1/whatsapp/numbers/:numberId/release": ({ numberId }) => ({ params: { numberId } }),

  "GET /api/v1/availability": ({ agentId, typeId, appointmentId }) => ({
    query: {
      agentId,
      from: "2027-03-01",
      days: "2",
      appointmentTypeId: typeId,
      forAppointmentId: appointmentId,
      times: "hours",
      time: "10:00",
      purpose: "booking",
      as: "owner",
    },
    optional: ["days", "appointmentTypeId", "forAppointmentId", "times", "time", "purpose", "as"],
  }),

  "GET /api/v1/appointments": listOf,
  "GET /api/v1/appointments/redacted": listOf,
  "GET /api/v1/appointments/:appointmentId": ({ appointmentId }) => ({ params: { appointmentId } }),
  "POST /api/v1/appointments": ({ agentId, typeId }) => ({
    body: {
      ...{ clientName: "María O'Brien", clientPhone: "+34 612 345 678", clientEmail: "maria@example.com" },
      ...{ appointmentDate: "2027-03-03", appointmentTime: "10:00" },
      agentId,
      appointmentTypeId: typeId,
      overbook: false,
      isPastVisit: false,
    },
    optional: ["clientEmail", "overbook", "isPastVisit"],
  }),
  "PATCH /api/v1/appointments/:appointmentId": ({ appointmentId, typeId }) =>
    change(
      appointmentId,
      { clientName: "María O'Brien", clientPhone: "+34 612 345 678", appointmentTypeId: typeId, overbook: false },
      ["clientName", "clientPhone", "appointmentTypeId", "overbook"],
    ),
  "POST /api/v1/appointments/:appointmentId/reschedule": ({ appointmentId, otherAgentId }) =>
    change(
      appointmentId,
      { appointmentDate: "2027-03-04", appointmentTime: "11:00", agentId: otherAgentId, holdNoticeSeconds: 5 },
      ["agentId", "holdNoticeSeconds"],
    ),
  "POST /api/v1/appointments/:appointmentId/cancel": ({ appointmentId }) => change(appointmentId),
  ...dayRouteExamples,
  "POST /api/v1/appointments/:appointmentId/undo": ({ cancelledAppointmentId }) =>
    change(cancelledAppointmentId, { at: sceneCancelledAt }),
  "PUT /api/v1/appointments/:appointmentId/outcome": ({ pastAppointmentId }) =>
    change(pastAppointmentId, { outcome: "done" }),
  "POST /api/v1/appointments/:appointmentId/confirm": ({ pendingAppointmentId }) => change(pendingAppointmentId),
};
