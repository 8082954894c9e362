import { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import type { CallToolResult } from "@modelcontextprotocol/sdk/types.js";
import { z } from "zod";
import { getProfile } from "#contract/account/profile.ts";
import { listBookingAgents } from "#contract/scheduling/agents.ts";
import { listBookingTypes } from "#contract/scheduling/appointment-types.ts";
import {
  type AppointmentChange,
  cancelAppointment,
  createAppointment,
  getAppointment,
  listAppointments,
  rescheduleAppointment,
} from "#contract/scheduling/appointments.ts";
import { getAvailability } from "#contract/scheduling/availability.ts";
import { ApiRefusal, type CallApi } from "./call-service.ts";
import { describeAppointment, readBack } from "./read-back-present.ts";

const id = (what: string) => z.string().max(36).describe(`The id of the ${what}, as listed`);
const date = z.string().max(10).describe("YYYY-MM-DD in the business's time zone");
const time = z.string().max(5).describe("HH:MM in the business's time zone");
const agentId = z.string().max(36).default("anyone").describe("An agent's id, or `anyone`");

const instructions = `Appointments of one business. List the services first, then find free times. Before you book, move or cancel, tell
the person what will be done and wait for their yes. Every change answers with what was stored: repeat it to the person.`;

/** A server for one request. Every tool calls the API with the caller's own key. */
export const createMcpServer = (call: CallApi): McpServer => {
  const server = new McpServer({ name: "daybook", version: "1.0.0" }, { instructions });
  addReadingTools(server, call);
  addChangingTools(server, call);
  return server;
};

const reading = { readOnlyHint: true, openWorldHint: false };
const changing = { readOnlyHint: false, idempotentHint: false, openWorldHint: false };

const addReadingTools = (server: McpServer, call: CallApi): void => {
  server.registerTool(
    "list_services",
    { description: "List the services that can be booked, and the agents who take appointments", annotations: reading },
    () =>
      answering(async () => {
        const [{ appointmentTypes }, { agents }] = await Promise.all([
          call(listBookingTypes, {}),
          call(listBookingAgents, {}),
        ]);
        const services = appointmentTypes.map(({ id, name, durationMinutes, price, currency }) => ({
          ...{ id, name, durationMinutes, price, currency },
        }));
        return { services, agents: agents.map(({ id, name }) => ({ id, name })) };
      }),
  );
  server.registerTool(
    "find_free_times",
    {
      description: "List free times for a service, from a day on",
      inputSchema: { serviceId: id("service"), agentId, from: date, days: z.int().min(1).max(14).default(1) },
      annotations: reading,
    },
    ({ serviceId, agentId, from, days }) =>
      answering(async () => {
        const query = { appointmentTypeId: serviceId, agentId, from, days, as: "client" as const };
        const { slots, timeZone } = await call(getAvailability, { query });
        const free = slots.filter(({ reason }) => reason === null);
        return { timeZone, free: free.map(({ date, time, agentId }) => ({ date, time, agentId })) };
      }),
  );
  server.registerTool(
    "list_appointments",
    {
      description: "List the appointments of one or more days, both days included; `nextCursor` leads on",
      inputSchema: { from: date, to: date, cursor: z.string().max(200).optional() },
      annotations: reading,
    },
    (query) =>
      answering(async () => {
        const { appointments, nextCursor } = await call(listAppointments, { query: { ...query, limit: 100 } });
        const names = await findNames(call);
        return {
          appointments: appointments.map((one) => ({
            id: one.id,
            summary: describeAppointment(one, { ...names, agentName: names.agentOf(one.agentId) }),
          })),
          nextCursor,
        };
      }),
  );
};

const addChangingTools = (server: McpServer, call: CallApi): void => {
  server.registerTool(
    "book_appointment",
    {
      description: "Book a service for a client at a free time. The client is notified.",
      inputSchema: {
        clientName: z.string().max(1_000),
        clientPhone: z.string().max(100).describe("With country code, such as +34612345678"),
        serviceId: id("service"),
        ...{ agentId, date, time },
      },
      annotations: changing,
    },
    ({ clientName, clientPhone, serviceId, agentId, date, time }) =>
      changed(call, "book", () =>
        call(createAppointment, {
          body: {
            ...{ clientName, clientPhone, agentId, appointmentTypeId: serviceId },
            ...{ appointmentDate: date, appointmentTime: time },
          },
        }),
      ),
  );
  server.registerTool(
    "move_appointment",
    {
      description: "Move an appointment to a free time. The client is notified.",
      inputSchema: { appointmentId: id("appointment"), date, time, agentId: agentId.unwrap().optional() },
      annotations: changing,
    },
    ({ appointmentId, date, time, agentId }) =>
      changed(call, "move", async () => {
        const { appointment } = await call(getAppointment, { params: { appointmentId } });
        const body = {
          ...{ version: appointment.version, appointmentDate: date, appointmentTime: time },
          ...(agentId !== undefined && { agentId }),
        };
        return call(rescheduleAppointment, { params: { appointmentId }, body });
      }),
  );
  server.registerTool(
    "cancel_appointment",
    {
      description: "Cancel an appointment. The client is notified.",
      inputSchema: { appointmentId: id("appointment") },
      annotations: { ...changing, destructiveHint: true },
    },
    ({ appointmentId }) =>
      changed(call, "cancel", async () => {
        const { appointment } = await call(getAppointment, { params: { appointmentId } });
        return call(cancelAppointment, { params: { appointmentId }, body: { version: appointment.version } });
      }),
  );
};

const findNames = async (call: CallApi) => {
  const [{ agents }, { timeZone }] = await Promise.all([call(listBookingAgents, {}), call(getProfile, {})]);
  const agentOf = (id: string): string => agents.find((agent) => agent.id === id)?.name ?? id;
  return { timeZone, agentOf };
};

const changed = (
  call: CallApi,
  deed: "book" | "move" | "cancel",
  work: () => Promise<AppointmentChange>,
): Promise<CallToolResult> =>
  answering(async () => {
    const change = await work();
    const names = await findNames(call);
    const { appointment } = change;
    const done = readBack(deed, change, { ...names, agentName: names.agentOf(appointment.agentId) });
    return { done, appointmentId: appointment.id };
  });

/** A refusal is an answer that the assistant can read, with the API's code. */
const answering = async (work: () => Promise<Record<string, unknown>>): Promise<CallToolResult> => {
  try {
    const answer = await work();
    return { content: [{ type: "text", text: JSON.stringify(answer) }], structuredContent: answer };
  } catch (error) {
    if (!(error instanceof ApiRefusal)) throw error;
    return { content: [{ type: "text", text: error.message }], isError: true };
  }
};
