import type { SenderReport } from "../numbers.ts";

type SenderResource = {
  status: string;
  offlineReasons?: readonly { code?: string | null; message?: string | null }[] | null;
};

/** Only ONLINE can send; while it takes over a changed profile it still can. OFFLINE says why. Anything else is on its way. */
export const toSenderReport = ({ status, offlineReasons }: SenderResource): SenderReport => {
  if (status === "ONLINE" || status === "ONLINE:UPDATING") return { state: "online", detail: null };
  if (status !== "OFFLINE") return { state: "preparing", detail: null };
  const reasons = (offlineReasons ?? []).map(({ code, message }) => message ?? code).filter((text) => !!text);
  return { state: "offline", detail: reasons.join("; ").slice(0, 500) || null };
};
