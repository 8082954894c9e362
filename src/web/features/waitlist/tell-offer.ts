import type { QueryClient } from "@tanstack/react-query";
import { type WaitlistEntry, withdrawOffer } from "#contract/scheduling/waitlist/waitlist.ts";
import type { Language } from "#domain/languages.ts";
import { formatDate, formatTime } from "#domain/scheduling/clock/format-date-time.ts";
import { isolateText } from "#domain/text/isolate-text.ts";
import { callApi } from "../../lib/api/api.ts";
import { invalidateAfter } from "../../lib/api/stale-queries.ts";
import { i18n } from "../../lib/language/i18n.ts";
import { agentsQuery } from "../../lib/queries/agents-query.ts";
import { waitlistQuery } from "../../lib/queries/waitlist/waitlist-query.ts";
import { showApiError, showToast } from "../../lib/toast/toast.ts";

/** For this long the message offers to take the offer back. The waitlist does so as long as it is open. */
const undoMs = 15_000;

const told = new Set<string>();

/** Says to whom a time has just been offered, once, whether the list or the owner did it. */
export const tellOffer = async (queryClient: QueryClient, offerId: string): Promise<void> => {
  if (told.has(offerId)) return;
  const { entries } = await queryClient.fetchQuery({ ...waitlistQuery, staleTime: 0 });
  const entry = entries.find(({ offer }) => offer?.id === offerId);
  if (entry) await tellEntry(queryClient, entry);
};

const tellEntry = async (queryClient: QueryClient, entry: WaitlistEntry): Promise<void> => {
  const { offer } = entry;
  if (offer?.state !== "open" || told.has(offer.id)) return;
  told.add(offer.id);
  const { agents } = await queryClient.ensureQueryData(agentsQuery);
  const { t, language } = i18n;
  const client = isolateText(entry.clientName);
  const place = {
    client,
    date: formatDate(offer.appointmentDate, language as Language, "day"),
    time: formatTime(offer.appointmentTime, language as Language),
    agent: isolateText(agents.find(({ id }) => id === offer.agentId)?.name ?? ""),
  };
  showToast({
    title: t("waitlist.title"),
    description: t("waitlist.offeredTo", place),
    kind: "info",
    action: { label: t("waitlist.undo"), run: () => void takeBack(queryClient, entry.id, client), forMs: undoMs },
  });
};

const takeBack = async (queryClient: QueryClient, entryId: string, client: string): Promise<void> => {
  try {
    const { offer } = await callApi(withdrawOffer, { params: { entryId } });
    const isWithdrawn = offer?.endedBy === "owner";
    const description = isWithdrawn ? i18n.t("waitlist.withdrawn", { client }) : i18n.t("waitlist.alreadyEnded");
    showToast({ title: i18n.t("toast.success"), description, kind: "success" });
  } catch (error) {
    showApiError(error, { title: i18n.t("waitlist.failed") });
  }
  await invalidateAfter(queryClient, "waitlist_offers");
};
