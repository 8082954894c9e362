/** What the provider says of a number's WhatsApp sender: on its way, able to send, or neither. */
export type SenderState = "preparing" | "online" | "offline";

export type RegistrationStatus = "pending" | "completed" | "failed";

export type NumberStatus = "pending" | "verified" | "failed" | "cancelled";

/** What a sender's state makes of its registration, and of the number's `verification_status`. */
export const statusesOf: Record<SenderState, { registration: RegistrationStatus; number: NumberStatus }> = {
  preparing: { registration: "pending", number: "pending" },
  online: { registration: "completed", number: "verified" },
  offline: { registration: "failed", number: "failed" },
};
