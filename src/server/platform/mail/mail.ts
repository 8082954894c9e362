/**
 * Every mail Daybook sends, with what it needs to know. Names and descriptions are taken as people typed them;
 * rendering cleans and escapes them. Urls are absolute and lead to this installation.
 */
export type Mail =
  | { kind: "verifyEmail"; name: string; url: string }
  /** The one-time code of "forgot password", valid for 10 minutes. */
  | { kind: "passwordCode"; code: string }
  /** Takes the place of the password in the settings of a user who has none; valid for 10 minutes. */
  | { kind: "identityCode"; code: string }
  | { kind: "passwordReset"; name: string; url: string }
  /** Goes to the new address. */
  | { kind: "emailChange"; name: string; newEmail: string; url: string }
  /** Someone signed up with an address that has an account; `name` is the account's, `url` the sign-in page. */
  | { kind: "accountExists"; name: string; url: string }
  | { kind: "accountDeleted"; name: string }
  /** Goes to the operator; replying reaches `email`. */
  | { kind: "supportTicket"; reference: string; name: string; email: string; description: string }
  /** Goes to an address typed into a form, so it repeats nothing of the ticket's text. */
  | { kind: "supportTicketReceived"; name: string; reference: string }
  /** Goes to the operator; replying reaches `email`. `language` is its name. */
  | { kind: "contactMessage"; name: string; email: string; message: string; language: string }
  /** Goes to the operator, past the queue. */
  | { kind: "diskFull"; site: string; free: string; total: string }
  /** The administrator's answer; replying reaches `replyTo`. What was asked isn't repeated. */
  | { kind: "ticketAnswered"; name: string; reference: string; answer: string; replyTo: string }
  | { kind: "messageAnswered"; name: string; answer: string; replyTo: string }
  /** The plan no longer includes them; `url` leads to the plans. */
  | { kind: "agentsDeactivated"; name: string; deactivated: string; maxAgents: string; url: string }
  /** PayPal bills from now on; `next` is its next billing date. Of all these, `url` leads to the plans. */
  | { kind: "subscriptionStarted"; name: string; agents: string; monthly: string; next: string; url: string }
  /** The agents may be active at once; billed `from` then on. */
  | { kind: "planRaised"; name: string; agents: string; monthly: string; from: string; url: string }
  /** `leaving`: who will be deactivated then, as far as one can say today. */
  | { kind: "planLowered"; name: string; agents: string; monthly: string; from: string; leaving: string; url: string }
  | { kind: "loweringUndone"; name: string; agents: string; monthly: string; url: string }
  /** Everything works `until` then. */
  | { kind: "paymentFailed"; name: string; until: string; url: string }
  | { kind: "paymentMended"; name: string; agents: string; monthly: string; next: string; url: string }
  | { kind: "bookingPaused"; name: string; url: string }
  | { kind: "subscriptionCancelled"; name: string; until: string; url: string }
  | { kind: "subscriptionEnded"; name: string; url: string }
  /** A second one was approved: it is cancelled, and its payment given back. */
  | { kind: "secondSubscription"; name: string; subscription: string; refunded: string; url: string }
  /** A client has waited for a person; `url` leads to the chat. */
  | { kind: "clientAsked"; name: string; client: string; url: string }
  /** A client asked what the bot couldn't answer; `questions` has a line for each, `url` leads to the chat. */
  | { kind: "clientQuestion"; name: string; client: string; questions: string; url: string }
  /** A client runs late, is on the way or at the door: `news` says which; `appointment` is empty if none is today. */
  | { kind: "clientArrives"; name: string; client: string; news: string; appointment: string; url: string }
  /** The same to the agent whose client it is. Agents have no account, so there is no chat to open. */
  | { kind: "agentClientArrives"; name: string; client: string; news: string; appointment: string }
  /** In the morning; `appointments` has a line for each. */
  | { kind: "dayAhead"; name: string; date: string; appointments: string; url: string }
  /** WhatsApp doesn't deliver to the number any more; `url` leads to its settings. */
  | { kind: "numberOffline"; name: string; number: string; url: string }
  /** A webhook was switched off: `address` is whom it notified, `url` leads to it. */
  | { kind: "webhookGone" | "webhookDead"; name: string; address: string; url: string }
  | SecurityNotice;

/**
 * Something about the way into the account changed. These have no link, so that nobody gets used to following one from
 * such a mail; replying reaches the support, as someone who took over an account may have locked its owner out.
 */
export type SecurityNotice = { name: string; replyTo: string } & (
  | { kind: "passwordChanged" | "twoFactorEnabled" | "twoFactorDisabled" | "recoveryCodesRenewed" | "recoveryCodeUsed" }
  /** To the old address: when the change is asked for, and when it is done. */
  | { kind: "emailChangeNotice" | "emailChanged"; newEmail: string }
  /** A phone that runs the day by WhatsApp, and whose it is. */
  | { kind: "commandPhoneAdded" | "commandPhoneRemoved"; phone: string; person: string }
  | { kind: "commandPhoneChanged"; phone: string; person: string; previous: string }
);

export type MailKind = Mail["kind"];

type OperatorMail = Extract<Mail, { kind: "supportTicket" | "contactMessage" | "diskFull" }>;

/** A mail to the operator, and not from us to a user. */
export const isForOperator = (mail: Mail): mail is OperatorMail =>
  ["supportTicket", "contactMessage", "diskFull"].includes(mail.kind);
