/** What an SMTP server answered, as the mail library reports it. */
export type MailAnswer = {
  /** The SMTP command that was refused, like "RCPT TO"; null if the connection failed. */
  command: string | null;
  responseCode: number | null;
  response: string;
};

/** `address-refused`: the mailbox doesn't exist; `refused`: this mail isn't taken; `retry`: later it may be. */
export type MailFailure = "address-refused" | "refused" | "retry";

/**
 * Permanent are only the answers 5xx to the recipient or to the content. Of the recipient's, those about policy (5.7.x) and
 * the sender say nothing about the address. A refused sign-in is ours to mend, so that the mail waits.
 */
export const readMailFailure = ({ command, responseCode, response }: MailAnswer): MailFailure => {
  if (responseCode === null || responseCode < 500) return "retry";
  const isPolicy = /\b5\.7\.\d/.test(response);
  if (command === "RCPT TO") return isPolicy ? "refused" : "address-refused";
  return command === "DATA" ? "refused" : "retry";
};
