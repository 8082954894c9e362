import { type BusinessNames, businessNameOf } from "#domain/numbers/business-name.ts";
import type { OwnerId } from "#domain/owner-id.ts";
import { closePool, openPool } from "../../../platform/db/connections.ts";
import { schemaConnection } from "../../../platform/db/role/connection-settings.ts";

export type Phone = {
  /** Businesses that can be written to. */
  listBusinesses(): Promise<{ name: string; number: string }[]>;
  /** Whose number it is; null when it is nobody's. */
  findOwner(number: string): Promise<OwnerId | null>;
  /** Resolves once the app has answered a message and handed every reply over, or after a while. */
  awaitAnswer(messageSid: string): Promise<void>;
  /** Which of a client's messages the app has dealt with, and whether it is about to say something. */
  progressOf(business: string, client: string): Promise<{ isTyping: boolean; done: ReadonlySet<string> }>;
  close(): Promise<void>;
};

type ProgressRow = { provider_message_id: string | null; author: string; status: string; is_underway: boolean };

const pauseMs = 20;
const longestWaitMs = 10_000;

/**
 * What a phone can't see and people with eyes can: who there is to write to, and whether somebody is typing. Reads behind
 * the app's back, which only a simulator may.
 */
export const openPhone = (adminUrl: string): Phone => {
  const pool = openPool({
    ...schemaConnection(adminUrl),
    max: 4,
    idleTimeoutMillis: 5_000,
    connectionTimeoutMillis: 5_000,
    query_timeout: 20_000,
  });
  const isAnswered = async (messageSid: string): Promise<boolean> => {
    const { rows } = await pool.query<{ is_open: boolean }>(
      `select m.status = 'received' or exists (select from messages o where o.user_id = m.user_id
          and o.conversation_id = m.conversation_id and o.status in ('queued', 'sending')) as is_open
         from messages m where m.provider_message_id = $1 and m.author = 'client'`,
      [messageSid],
    );
    return !rows.some(({ is_open }) => is_open);
  };
  return {
    listBusinesses: async () => {
      const { rows } = await pool.query<BusinessNames & { number: string }>(
        `select n.business_name as "wizardName", p.company_name as "companyName", u.name as "ownerName", n.phone_number as number
           from whatsapp_phone_numbers n join "user" u on u.id = n.user_id join user_profiles p on p.user_id = n.user_id
          where n.is_active and n.verification_status = 'verified' order by n.created_at`,
      );
      return rows.map(({ number, ...names }) => ({ name: businessNameOf(names), number }));
    },
    findOwner: async (number) => {
      const { rows } = await pool.query<{ user_id: OwnerId }>(
        "select user_id from whatsapp_phone_numbers where phone_number = $1 and is_active",
        [number],
      );
      return rows[0]?.user_id ?? null;
    },
    awaitAnswer: async (messageSid) => {
      const until = performance.now() + longestWaitMs;
      while (!(await isAnswered(messageSid)) && performance.now() < until) {
        await new Promise((resolve) => setTimeout(resolve, pauseMs));
      }
    },
    progressOf: async (business, client) => {
      const { rows } = await pool.query<ProgressRow>(
        `select m.provider_message_id, m.author, m.status,
                v.due_at is not null or v.claimed_by is not null as is_underway from messages m
           join conversations v on v.user_id = m.user_id and v.id = m.conversation_id
           join clients c on c.user_id = v.user_id and c.id = v.client_id
          where v.sender = $1 and c.channel_address = $2 order by m.position desc limit 200`,
        [business, client],
      );
      // Only while somebody works on it: a restored chat may have messages that nobody will ever send.
      const isOpen = ({ status, is_underway }: ProgressRow) =>
        is_underway && ["received", "queued", "sending"].includes(status);
      const done = rows.filter(({ author, status }) => author === "client" && status === "done");
      return {
        isTyping: rows.some(isOpen),
        done: new Set(done.flatMap(({ provider_message_id: sid }) => (sid === null ? [] : [sid]))),
      };
    },
    close: () => closePool(pool),
  };
};
