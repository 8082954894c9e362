/** Everything that Daybook keeps of someone in this browser begins like this. */
const ownPrefix = "daybook-";

/** What tells nothing of anybody: how the browser looks, ids, and the made-up people of the simulated phone. */
const impersonal = new Set([
  "daybook-color-scheme",
  "daybook-left",
  "daybook-first-booking-seen",
  "daybook-phone-clients",
]);

/** Changes with each log-out, for tabs that sleep meanwhile or are opened again later. */
const leftKey = "daybook-left";

type Kept = (key: string) => boolean;

/** Drafts and whatever else was typed: in this tab and, by the mark that changes, in every other that is still to wake. */
export const forgetPersonal = (): void => {
  sweep(() => false);
  attempt(() => {
    const mark = crypto.randomUUID();
    localStorage.setItem(leftKey, mark);
    sessionStorage.setItem(leftKey, mark);
  });
};

/** Somebody is signed in: what others typed in this browser goes, their own stays. */
export const forgetOthers = (ownerId: string): void => sweep((key) => key.endsWith(ownerId));

/** As a tab opens: it may have been closed, or asleep, when someone left. */
export const forgetWhatWasLeft = (): void => {
  attempt(() => {
    const mark = localStorage.getItem(leftKey);
    if (mark === sessionStorage.getItem(leftKey)) return;
    clear(sessionStorage, () => false);
    if (mark !== null) sessionStorage.setItem(leftKey, mark);
  });
};

const sweep = (isKept: Kept): void => {
  attempt(() => clear(sessionStorage, isKept));
  attempt(() => clear(localStorage, isKept));
};

const clear = (storage: Storage, isKept: Kept): void => {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? "");
  for (const key of keys) {
    if (key.startsWith(ownPrefix) && !impersonal.has(key) && !isKept(key)) storage.removeItem(key);
  }
};

/** Where storage is forbidden, there is nothing in it either. */
const attempt = (act: () => void): void => {
  try {
    act();
  } catch {
    // Nothing was kept.
  }
};
