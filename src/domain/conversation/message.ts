/** A message from a client, no matter who carried it. */
export type IncomingMessage = {
  /** `other`: stickers, contacts and whatever comes next. */
  kind: "text" | "choice" | "media" | "location" | "other";
  text?: string | undefined;
  /** The id of the option that was tapped. */
  choiceId?: string | undefined;
  profileName?: string | null | undefined;
  /** When it arrived. */
  at: Temporal.Instant;
};
