import type { QueryClient, QueryKey } from "@tanstack/react-query";

/** What the owner is told about the line to the server. */
export type LiveState = "connecting" | "live" | "lost";

type LiveOptions = {
  queryClient: QueryClient;
  /** The session behind the stream has ended. True when another one has taken its place, as after a new second factor. */
  isStillSignedIn(): Promise<boolean>;
};

/** Which queries a changed table makes stale. Availability depends on nearly everything. */
const staleByTable: Record<string, readonly QueryKey[]> = {
  appointments: [
    ["appointments"],
    ["appointment"],
    ["availability"],
    ["clients"],
    ["client"],
    ["bot-trial"],
    ["insights"],
  ],
  clients: [["clients"], ["client"], ["client-messages"]],
  conversations: [["clients"], ["client"], ["client-messages"], ["bot-trial"]],
  messages: [["clients"], ["client-messages"], ["bot-trial"]],
  notices: [["appointment"], ["appointments"]],
  mail_settings: [["mail-settings"]],
  agents: [["agents"], ["availability"], ["subscription"]],
  subscribers: [["agents"], ["subscription"], ["whatsapp-onboarding"], ["me"]],
  paypal_subscriptions: [["subscription"]],
  sender_registrations: [["whatsapp-onboarding"], ["me"]],
  whatsapp_phone_numbers: [["whatsapp-numbers"], ["whatsapp-onboarding"], ["me"]],
  time_slot_configs: [["appointment-types"], ["availability"]],
  business_hours: [["business-hours"], ["availability"]],
  business_breaks: [["breaks"], ["availability"]],
  user_profiles: [["profile"], ["me"], ["availability"]],
};

/** A dropped line comes back by itself within a moment; only a longer silence is worth a word. */
const patienceMs = 1_500;
const reopenMs = 2_000;

/**
 * Follows the owner's event stream: each change makes the queries it touches stale, and after a gap everything is.
 * Events carry ids only, so what is shown always comes through the ordinary, authorised routes.
 */
export const followLiveEvents = ({ queryClient, isStillSignedIn }: LiveOptions): (() => void) => {
  let source: EventSource;
  let isOver = false;
  // What was fetched before the stream began may have changed unseen since.
  let hadGap = true;
  let patience: ReturnType<typeof setTimeout> | undefined;
  let reopening: ReturnType<typeof setTimeout> | undefined;
  const refetchEverything = () => void queryClient.invalidateQueries();

  const onReady = () => {
    clearTimeout(patience);
    patience = undefined;
    liveState.set("live");
    if (hadGap) refetchEverything();
    hadGap = false;
  };
  const onChange = (event: MessageEvent<string>) => {
    const { table, id } = JSON.parse(event.data) as { table: string; id: string };
    if (table === "appointments") freshAppointments.mark(id);
    for (const queryKey of staleByTable[table] ?? []) void queryClient.invalidateQueries({ queryKey });
  };
  const onError = () => {
    hadGap = true;
    patience ??= setTimeout(() => liveState.set("lost"), patienceMs);
    // The browser gives up when it is refused, as by a server that is restarting; we don't.
    if (source.readyState === EventSource.CLOSED) reopening = setTimeout(open, reopenMs);
  };
  const open = () => {
    source = new EventSource("/api/v1/events");
    source.addEventListener("ready", onReady);
    source.addEventListener("resync", refetchEverything);
    source.addEventListener("change", onChange);
    source.addEventListener("error", onError);
    source.addEventListener("signed-out", () => {
      source.close();
      isStillSignedIn().then(
        (still) => still && !isOver && open(),
        // Nobody answered: the stream asks again when the server does.
        onError,
      );
    });
  };
  open();
  return () => {
    isOver = true;
    clearTimeout(patience);
    clearTimeout(reopening);
    source.close();
  };
};

const createStore = <Value>(initial: Value) => {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set: (next: Value) => {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
};

export const liveState = createStore<LiveState>("connecting");

/** How long a change that arrived live glows. */
const glowMs = 2_500;

const freshIds = createStore<ReadonlySet<string>>(new Set());

/** Appointments changed a moment ago, here or elsewhere, which the calendar lets glow once. */
export const freshAppointments = {
  get: freshIds.get,
  subscribe: freshIds.subscribe,
  mark: (id: string) => {
    freshIds.set(new Set([...freshIds.get(), id]));
    setTimeout(() => freshIds.set(new Set([...freshIds.get()].filter((other) => other !== id))), glowMs);
  },
};
