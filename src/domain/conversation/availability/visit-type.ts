import { joinWords } from "../../text/language-forms.ts";
import type { CalendarTurn } from "../conversation-turn.ts";
import type { OwnAppointment, OwnPart, TypeFacts } from "../facts.ts";
import type { Draft } from "../state.ts";

/** The services that were asked for together, in their order; none when it is one, or one of them is gone. */
export const visitTypesOf = (turn: CalendarTurn, { visitTypeIds = [], moving }: Draft): TypeFacts[] => {
  const found = visitTypeIds.flatMap((id) => turn.facts.types.find((type) => type.id === id) ?? []);
  return moving === undefined && found.length > 1 && found.length === visitTypeIds.length ? found : [];
};

/** Several services of one visit under one name; null when the draft is about one service. */
export const visitTypeOf = (turn: CalendarTurn, draft: Draft): TypeFacts | null => {
  const parts = visitTypesOf(turn, draft);
  const [first] = parts;
  if (!first) return null;
  return { ...wholeOf(parts), id: first.id, name: inOneList(turn, parts) };
};

/** An existing visit as a request to move it: each part keeps the duration and price that were agreed. */
export const movedVisitType = (moving: OwnAppointment, movedParts: readonly OwnPart[]): TypeFacts => {
  const parts = movedParts.map(toMovedPart);
  return { ...wholeOf(parts), id: moving.typeId ?? moving.id, name: moving.service };
};

const toMovedPart = (part: OwnPart): TypeFacts => {
  const { id, typeId, service, agentId, durationMinutes, bufferBeforeMinutes = 0, bufferMinutes, price = null } = part;
  const times = { durationMinutes, bufferBeforeMinutes, bufferMinutes, price };
  return {
    ...times,
    id: typeId ?? id,
    name: service,
    description: null,
    isTypeGone: typeId === null,
    agreed: { ...times, appointmentId: id, agentId, own: null },
  };
};

const wholeOf = (parts: readonly TypeFacts[]): Omit<TypeFacts, "id" | "name"> => ({
  parts,
  description: null,
  durationMinutes: parts.reduce((sum, { durationMinutes }) => sum + durationMinutes, 0),
  bufferMinutes: parts.at(-1)?.bufferMinutes ?? 0,
  price: sumOfPrices(parts),
});

/** What several cost together; null when one of the prices isn't stated. */
export const sumOfPrices = (parts: readonly { price: number | null }[]): number | null => {
  const prices = parts.flatMap(({ price }) => price ?? []);
  return prices.length === parts.length ? prices.reduce((sum, price) => sum + price, 0) : null;
};

const inOneList = ({ language }: CalendarTurn, types: readonly TypeFacts[]): string =>
  joinWords(
    types.map(({ name }) => name),
    language,
  );
