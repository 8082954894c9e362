/** Tells the other tabs of this browser that someone signed in or out here, so that none shows a stale screen. */
export type SessionNews = "signed-in" | "signed-out";

const channel = new BroadcastChannel("daybook-session");

export const announceSession = (news: SessionNews): void => channel.postMessage(news);

/** Returns how to stop following. */
export const followSessions = (onNews: (news: SessionNews) => void): (() => void) => {
  const listen = (event: MessageEvent<SessionNews>) => onNews(event.data);
  channel.addEventListener("message", listen);
  return () => channel.removeEventListener("message", listen);
};
