import { visitWords } from "../../notices/visit-words.ts";
import { agentName, type BookingRequest, movingOf, serviceName } from "../availability/booking-request.ts";
import { visitTimes } from "../availability/visit-type.ts";
import type { Turn } from "../conversation-turn.ts";
import type { Outcome } from "../replying/outcome.ts";
import type { Line, TextValue } from "../replying/reply.ts";
import type { ChosenSlot, Draft } from "../state.ts";

/** Who comes, and who booked it when that is somebody else. */
const nameOnBooking = ({ forName }: Draft, name: string): TextValue => {
  if (forName === undefined) return name;
  return name === "" ? forName : { key: "nameForOther", values: { name: forName, by: name } };
};

/** Everything that is about to be booked, in full. Only a yes to exactly this books it. */
export const summarise = (
  turn: Turn,
  draft: Draft,
  request: BookingRequest,
  { slot, name, lead }: { slot: ChosenSlot; name: string; lead: readonly Line[] },
): Outcome => {
  const moving = movingOf(turn, draft);
  const parts = visitTimes(turn, draft, slot);
  const agent = agentName(turn, slot.agentId);
  const { language, country = null } = turn;
  const inWords = visitWords(
    parts.map((part) => ({ ...part, agentName: agent })),
    slot.date,
    { language, country },
  );
  const { price } = request.type;
  const values = {
    service: parts.length > 0 ? inWords.service : serviceName(request.type),
    agent: agentName(turn, slot.agentId),
    date: { date: slot.date, style: "full" as const },
    time: { time: slot.time },
  };
  const {
    client,
    business: { name: business, currency },
  } = turn.facts;
  const asksOwner = !moving && client.afterNoShows === "ask";
  const line: Line = moving
    ? {
        key: "questions.summaryOfMove",
        values: { ...values, oldDate: { date: moving.date, style: "full" }, oldTime: { time: moving.time } },
      }
    : { key: "questions.summary", values: { ...values, name: nameOnBooking(draft, name) } };
  return {
    scene: { step: "summary", draft: { ...draft, date: slot.date, time: slot.time }, page: 0, slot },
    lines: [
      ...lead,
      line,
      ...(parts.length > 0 && price !== null
        ? [{ key: "questions.visitTotal" as const, values: { price: { price, currency } } }]
        : []),
      ...(asksOwner ? [{ key: "questions.asksOwner" as const, values: { business } }] : []),
    ],
    choices: [
      { value: "confirm", title: { key: "buttons.confirm" } },
      { value: "change", title: { key: "buttons.change" } },
      { value: "leave", title: { key: "buttons.leave" } },
    ],
    style: "buttons",
  };
};
