import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from "smtp-server";
import type { InboxStore } from "./inbox-store.ts";

export type InboxServer = {
  /** What a mailer needs to send to this inbox. */
  smtpUrl: string;
  port: number;
  /** Close the mailers first: the server gives open connections a second to finish. */
  close(): Promise<void>;
};

type InboxServerOptions = {
  store: InboxStore;
  now: () => Temporal.Instant;
  onError: (error: Error) => void;
  /** 0 takes any free port. */
  port?: number;
};

/** An SMTP server on loopback that takes every mail, delivers none and keeps all in the store. */
export const startInboxServer = async (options: InboxServerOptions): Promise<InboxServer> => {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    disableReverseLookup: true,
    size: maxMailBytes,
    closeTimeout: 1_000,
    // Answered once stored: what the mailer calls sent is readable in the inbox.
    onData: (stream, session, done) => {
      receiveMail(stream, session, options).then(
        () => done(),
        (error: Error) => done(error),
      );
    },
    onAuth: (auth, _session, done) => done(null, { user: auth.username }),
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(options.port ?? 0, loopback, () => {
      server.off("error", reject);
      resolve();
    });
  });
  // Dropped connections surface here; without a listener each would end the process.
  server.on("error", options.onError);
  const { port } = server.server.address() as AddressInfo;
  return {
    smtpUrl: `smtp://${loopback}:${port}`,
    port,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
};

const loopback = "127.0.0.1";
const maxMailBytes = 5 * 1024 * 1024;

const receiveMail = async (
  stream: SMTPServerDataStream,
  session: SMTPServerSession,
  { store, now }: InboxServerOptions,
): Promise<void> => {
  // Read to the end even when it is too large: the refusal can only be said after the data.
  const raw = await buffer(stream);
  if (stream.sizeExceeded) throw Object.assign(new Error("the mail is too large"), { responseCode: 552 });
  const parsed = await PostalMime.parse(raw);
  const { mailFrom, rcptTo } = session.envelope;
  await store.add({
    from: parsed.from?.address ?? (mailFrom ? mailFrom.address : ""),
    replyTo: parsed.replyTo?.map(({ address }) => address).join(", ") ?? "",
    to: rcptTo.map((recipient) => recipient.address).join(", "),
    subject: parsed.subject ?? "",
    text: parsed.text ?? "",
    html: parsed.html ?? "",
    calendars: calendarsOf(parsed),
    unsubscribe: /<(https?:[^<>]+)>/.exec(headerOf(parsed, "list-unsubscribe"))?.[1] ?? "",
    messageId: parsed.messageId ?? "",
    at: now().toString(),
  });
};

const headerOf = ({ headers }: Email, name: string): string => headers.find(({ key }) => key === name)?.value ?? "";

/** A mail carries its entry twice: for programs that read it beside the text, and as a file. */
const calendarsOf = ({ attachments }: Email): { filename: string; content: string }[] => {
  const files = attachments.flatMap(({ mimeType, filename, content }) =>
    mimeType === "text/calendar" || mimeType === "application/ics"
      ? [{ filename: filename ?? "entry.ics", content: textOf(content) }]
      : [],
  );
  return files.filter((file, index) => files.findIndex(({ content }) => content === file.content) === index);
};

const textOf = (content: string | ArrayBuffer | Uint8Array): string =>
  typeof content === "string" ? content : new TextDecoder().decode(content);
