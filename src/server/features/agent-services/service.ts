import type { AgentServiceChoice } from "#contract/scheduling/agent-services.ts";
import type { OwnerId } from "#domain/owner-id.ts";
import { recordAudit } from "../../platform/audit.ts";
import type { Database } from "../../platform/db/database.ts";
import { lockForOwner } from "../../platform/db/owner-lock.ts";
import { AppError } from "../../platform/http/errors/app-error.ts";
import { requirePayable } from "../appointment-types/service.ts";
import { presentService } from "./present.ts";
import { countOwned, deleteGivenServices, insertServices, selectServices } from "./store.ts";

/** If a pair is given twice, the last one counts. What is already booked stays as it is. */
export const saveAgentServices = (
  db: Database,
  ownerId: OwnerId,
  wanted: readonly AgentServiceChoice[],
): Promise<{ services: AgentServiceChoice[] }> =>
  db.withOwner(ownerId, async (tx) => {
    const choices = [...new Map(wanted.map((each) => [`${each.agentId} ${each.appointmentTypeId}`, each])).values()];
    const agentIds = [...new Set(choices.map(({ agentId }) => agentId))];
    const typeIds = [...new Set(choices.map(({ appointmentTypeId }) => appointmentTypeId))];
    const prices = Object.fromEntries(wanted.map(({ ownPrice }, index) => [`services.${index}.ownPrice`, ownPrice]));
    const [[owned]] = await Promise.all([
      tx.run(countOwned, { ownerId, agentIds, typeIds }),
      requirePayable(tx, ownerId, prices),
      lockForOwner(tx, ownerId, "agent-services"),
    ]);
    if (owned?.agents !== agentIds.length || owned.types !== typeIds.length) throw new AppError("not-found");
    const services = JSON.stringify(choices.map(toRow));
    const [, , rows] = await Promise.all([
      tx.run(deleteGivenServices, { ownerId, services }),
      tx.run(insertServices, { ownerId, services }),
      tx.run(selectServices, { ownerId }),
      recordAudit(tx, ownerId, {
        actor: "owner",
        action: "agent-services.saved",
        subjectId: ownerId,
        details: { agentIds, appointmentTypeIds: typeIds },
      }),
    ]);
    return { services: rows.map(presentService) };
  });

const toRow = (choice: AgentServiceChoice) => ({
  agent_id: choice.agentId,
  appointment_type_id: choice.appointmentTypeId,
  is_offered: choice.isOffered,
  duration: choice.ownDurationMinutes,
  buffer_before: choice.ownBufferBeforeMinutes,
  buffer_time: choice.ownBufferMinutes,
  price: choice.ownPrice,
});
