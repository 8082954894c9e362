import { z } from "zod";
import type { AgentServiceChoice } from "#contract/scheduling/agent-services.ts";
import type { Language } from "#domain/languages.ts";
import { formatAmount } from "#domain/money/format-money.ts";
import { decimalSignOf, parseAmount } from "#domain/money/parse-amount.ts";
import { firstErrors } from "#domain/scheduling/appointments/appointment-form.ts";
import { agentServiceFields } from "#domain/scheduling/services/agent-service.ts";

/** The fields as they are typed; empty means "as the appointment type says". */
export type TypedService = {
  isOffered: boolean;
  ownDurationMinutes: string;
  ownBufferBeforeMinutes: string;
  ownBufferMinutes: string;
  ownPrice: string;
};

export type ServiceErrors = Partial<Record<keyof TypedService, string>>;

const schema = z.strictObject(agentServiceFields);

export const typedService = (choice: AgentServiceChoice, currency: string, language: Language): TypedService => ({
  isOffered: choice.isOffered,
  ownDurationMinutes: String(choice.ownDurationMinutes ?? ""),
  ownBufferBeforeMinutes: String(choice.ownBufferBeforeMinutes ?? ""),
  ownBufferMinutes: String(choice.ownBufferMinutes ?? ""),
  ownPrice: choice.ownPrice === null ? "" : formatAmount({ amount: choice.ownPrice, currency }, language),
});

/** What was typed as it is saved, or what is wrong with it by field. */
export const readService = (
  { agentId, appointmentTypeId }: AgentServiceChoice,
  typed: TypedService,
  currency: string,
  language: Language,
): { choice: AgentServiceChoice; errors: ServiceErrors | null } => {
  const values = {
    isOffered: typed.isOffered,
    ownDurationMinutes: minutesOf(typed.ownDurationMinutes),
    ownBufferBeforeMinutes: minutesOf(typed.ownBufferBeforeMinutes),
    ownBufferMinutes: minutesOf(typed.ownBufferMinutes),
    ownPrice: parseAmount(typed.ownPrice, currency, decimalSignOf(language, currency)),
  };
  // What isn't done has no fields on screen: what was typed in them before is kept if it can be.
  const isKept = typed.isOffered || schema.safeParse(values).success;
  const parsed = schema.safeParse(isKept ? values : { ...blank, isOffered: false });
  const choice = { agentId, appointmentTypeId, ...(parsed.success ? parsed.data : blank) };
  return { choice, errors: parsed.success ? null : firstErrors(parsed.error) };
};

const blank = {
  ...{ isOffered: true, ownDurationMinutes: null, ownBufferBeforeMinutes: null },
  ...{ ownBufferMinutes: null, ownPrice: null },
};

const minutesOf = (text: string): number | null => (text.trim() === "" ? null : Number(text.trim()));
