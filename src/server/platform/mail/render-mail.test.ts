import { describe, expect, it } from "vitest";
import { languages } from "#domain/languages.ts";
import { isolateText } from "#domain/text/isolate-text.ts";
import type { Mail, MailKind } from "./mail.ts";
import { renderMail } from "./render-mail.ts";

const url = "https://daybook.example/auth/step?token=a%2Bb&next=%2Fapp";
const notice = { name: "Anna López", replyTo: "support@daybook.example" };
const arriving = { client: "Cleo 💈", news: "Running late (10 min)", appointment: "9:00 AM · Haircut (Ana)" };
const samples: { [Kind in MailKind]: Mail & { kind: Kind } } = {
  verifyEmail: { kind: "verifyEmail", name: "Anna López", url },
  identityCode: { kind: "identityCode", code: "482913" },
  passwordCode: { kind: "passwordCode", code: "481902" },
  passwordReset: { kind: "passwordReset", name: "Anna López", url },
  passwordChanged: { kind: "passwordChanged", ...notice },
  emailChange: { kind: "emailChange", name: "Anna López", newEmail: "anna@new.example", url },
  emailChangeNotice: { kind: "emailChangeNotice", ...notice, newEmail: "anna@new.example" },
  emailChanged: { kind: "emailChanged", ...notice, newEmail: "anna@new.example" },
  accountExists: { kind: "accountExists", name: "Anna López", url },
  accountDeleted: { kind: "accountDeleted", name: "Anna López" },
  supportTicket: {
    kind: "supportTicket",
    reference: "SUP-7F3K2",
    name: "Anna López",
    email: "anna@example.com",
    description: "Monday shows twice.\nTuesday doesn't.",
  },
  supportTicketReceived: { kind: "supportTicketReceived", name: "Anna López", reference: "SUP-7F3K2" },
  ticketAnswered: {
    ...{ kind: "ticketAnswered", name: "Anna López", reference: "SUP-7F3K2", replyTo: "support@daybook.example" },
    answer: "Please reload the page.\nThen Monday shows once.",
  },
  diskFull: { kind: "diskFull", site: "https://book.example.com", free: "120.4 MB", total: "40.0 GB" },
  messageAnswered: {
    ...{ kind: "messageAnswered", name: "Anna López", replyTo: "sales@daybook.example" },
    answer: "Yes, we have a plan\nfor two chairs.",
  },
  contactMessage: {
    kind: "contactMessage",
    name: "Anna López",
    email: "anna@example.com",
    message: "Do you have a plan\nfor two chairs?",
    language: "Español",
  },
  clientArrives: { kind: "clientArrives", name: "Anna López", ...arriving, url },
  agentClientArrives: { kind: "agentClientArrives", name: "Ana", ...arriving },
  clientAsked: { kind: "clientAsked", name: "Anna López", client: "Cleo 💈", url },
  clientQuestion: {
    ...{ kind: "clientQuestion", name: "Anna López", client: "Cleo 💈", url },
    questions: "Do you use vegan dye?\nMay I bring my dog?",
  },
  dayAhead: {
    kind: "dayAhead",
    name: "Anna López",
    date: "Monday, March 1, 2027",
    appointments: "9:00 AM  Cleo, Haircut (Ana)\n9:30 AM  Tom, Beard trim (Ana)",
    url,
  },
  numberOffline: { kind: "numberOffline", name: "Anna López", number: "+442079460100", url },
  webhookGone: { kind: "webhookGone", name: "Anna López", address: "https://example.com/hook", url },
  webhookDead: { kind: "webhookDead", name: "Anna López", address: "https://example.com/hook", url },
  subscriptionStarted: { kind: "subscriptionStarted", name: "Anna", agents: "3", monthly: "$51", next: "April 1", url },
  planRaised: { kind: "planRaised", name: "Anna López", agents: "5", monthly: "$85", from: "April 1, 2027", url },
  planLowered: {
    ...{ kind: "planLowered", name: "Anna López", agents: "1", monthly: "$17", from: "April 1, 2027" },
    ...{ leaving: "Ben, Cy", url },
  },
  loweringUndone: { kind: "loweringUndone", name: "Anna López", agents: "3", monthly: "$51", url },
  paymentFailed: { kind: "paymentFailed", name: "Anna López", until: "April 8, 2027", url },
  paymentMended: { kind: "paymentMended", name: "Anna", agents: "3", monthly: "$51", next: "May 1, 2027", url },
  bookingPaused: { kind: "bookingPaused", name: "Anna López", url },
  subscriptionCancelled: { kind: "subscriptionCancelled", name: "Anna López", until: "April 1, 2027", url },
  subscriptionEnded: { kind: "subscriptionEnded", name: "Anna López", url },
  secondSubscription: {
    ...{ kind: "secondSubscription", name: "Anna López", subscription: "I-ABCDEFGH1234", refunded: "$34", url },
  },
  agentsDeactivated: { kind: "agentsDeactivated", name: "Anna López", deactivated: "2", maxAgents: "3", url },
  twoFactorEnabled: { kind: "twoFactorEnabled", ...notice },
  twoFactorDisabled: { kind: "twoFactorDisabled", ...notice },
  recoveryCodesRenewed: { kind: "recoveryCodesRenewed", ...notice },
  recoveryCodeUsed: { kind: "recoveryCodeUsed", ...notice },
  commandPhoneAdded: { kind: "commandPhoneAdded", ...notice, phone: "+34 612 34 56 78", person: "Ben" },
  commandPhoneRemoved: { kind: "commandPhoneRemoved", ...notice, phone: "+34 612 34 56 78", person: "Ben" },
  commandPhoneChanged: {
    ...{ kind: "commandPhoneChanged", ...notice, phone: "+34 612 34 56 78", person: "Ben" },
    previous: "+34 699 99 99 99",
  },
};

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("'", "&#39;");

describe.each(languages)("mails in %s", (language) => {
  it.each(Object.values(samples))("$kind says everything in both forms", (mail) => {
    const { subject, text, html } = renderMail(mail, language);

    expect(subject).toMatch(/^[^\r\n]{10,80}$/);
    expect(html).toContain(`<html lang="${language}">`);
    expect(html).toContain(`<title>${escaped(subject)}</title>`);
    for (const part of [subject, text, html]) expect(part).not.toMatch(/\{\{|\}\}|undefined|\[object/);
    for (const [field, value] of Object.entries(mail)) {
      if (field === "kind" || field === "replyTo") continue;
      expect(text).toContain(value);
      expect(html).toContain(escaped(value));
    }
    if ("url" in mail) {
      expect(text.split("\n")).toContain(url);
      expect(html).toContain(`href="${escaped(url)}"`);
    } else {
      expect(html).not.toContain("href=");
    }
  });

  it.each(Object.values(samples).filter((mail) => "replyTo" in mail))(
    "$kind has no link or address to follow",
    (mail) => {
      const { text, html } = renderMail(mail, language);
      for (const form of [text, html.replace(/<!doctype[^>]*>|xmlns="[^"]*"/gi, "")]) {
        expect(form).not.toMatch(/https?:|www\.|href=|daybook\.example/);
      }
    },
  );

  it("the code is on a line of its own and is said to last 10 minutes", () => {
    const { subject, text } = renderMail(samples.passwordCode, language);
    expect(text.split("\n")).toContain("481902");
    expect(text).toMatch(/\b10\s/);
    expect(subject).not.toContain("481902");
  });
});

describe("mails with what people type", () => {
  it.each(Object.values(samples))("never becomes markup in $kind", (sample) => {
    const typed = `<script>alert("1")</script>'&`;
    const fields = Object.entries(sample).map(([field, value]) =>
      field === "kind" || field === "url" ? [field, value] : [field, typed],
    );
    const { html } = renderMail(Object.fromEntries(fields), "en");
    expect(html).not.toContain("<script");
    expect(html).toContain("&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;&#39;&amp;");
  });

  it("is not filled a second time", () => {
    const { text } = renderMail({ ...samples.supportTicket, name: "{{email}} {{secret}}" }, "en");
    expect(text).toContain("{{email}} {{secret}} needs help");
  });

  it("leaves the words around a name from right to left where they are", () => {
    const { subject, text, html } = renderMail({ ...samples.supportTicket, reference: "יעל 7", name: "יעל" }, "en");
    expect(subject).toContain("\u2068יעל 7\u2069");
    expect(text).toContain("\u2068יעל\u2069 needs help");
    expect(html).toContain("\u2068יעל\u2069");
    const appointments = "9:00 AM  \u2068יעל\u202E\u2069, Cut\u2068";
    expect(renderMail({ ...samples.dayAhead, appointments }, "en").text).toContain("9:00 AM  \u2068יעל\u2069, Cut\n");
  });

  it("cannot break a line or turn the reading direction", () => {
    const name = "Ann\r\nBcc: all@example.com\u2028\u202Egnp\u0000\u200B";
    const { subject, text } = renderMail({ ...samples.supportTicket, reference: name, name }, "en");
    expect(subject).toBe("Support ticket Ann Bcc: all@example.com gnp");
    expect(text).toContain("Ann Bcc: all@example.com gnp needs help");
  });

  it("keeps its lines in a ticket's description", () => {
    const { text } = renderMail({ ...samples.supportTicket, description: "one\r\ntwo\r\r\n\tthree\u0007 " }, "en");
    expect(text).toContain("Description:\none\ntwo\n\n three\n");
  });

  it.each(["", " \u200B ", "Win at https://evil.example", "evil.example", "a@evil.example", "www.evil"])(
    "%j isn't a name to greet a stranger by",
    (name) => {
      const { text } = renderMail({ ...samples.verifyEmail, name }, "en");
      expect(text).toContain("\nHello,\n");
      expect(text).not.toContain("evil");
    },
  );

  it.each(["J. R. Smith", "J.R. Smith", "Seán O'Neil-Müller", "李小龍", "👩‍🦰 Ann", "علی‌رضا"])(
    "%s is a name",
    (name) => {
      expect(renderMail({ ...samples.verifyEmail, name }, "en").text).toContain(`Hello ${isolateText(name)},`);
    },
  );

  it("is cut when it is endless, between characters", () => {
    const { text } = renderMail({ ...samples.verifyEmail, name: "😀".repeat(500) }, "en");
    expect(text).toContain(`Hello ${"😀".repeat(59)}…,`);
  });
});

it.each(["javascript:alert(1)", "data:text/html,x", "/relative"])("a mail refuses to link to %s", (bad) => {
  expect(() => renderMail({ ...samples.verifyEmail, url: bad }, "en")).toThrow();
});
