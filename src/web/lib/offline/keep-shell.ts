/** The service worker's address: at the root, so that it may open every page. */
const workerPath = "/service-worker.js";

/** The service worker, once it is active; null where browsers have none. */
export const findWorker = async (): Promise<ServiceWorkerRegistration | null> =>
  "serviceWorker" in navigator ? ((await navigator.serviceWorker.getRegistration("/")) ?? null) : null;

/** Starts the service worker and tells it which files this page was built from. Without it the app works as well. */
export const keepShell = async (): Promise<void> => {
  if (!("serviceWorker" in navigator) || !import.meta.env.PROD) return;
  try {
    await navigator.serviceWorker.register(workerPath);
    const { active } = await navigator.serviceWorker.ready;
    const loaded = performance.getEntriesByType("resource").map(({ name }) => URL.parse(name));
    const files = loaded.flatMap((url) => (url?.origin === location.origin ? [url.pathname] : []));
    active?.postMessage({ kind: "keep-shell", files: [...new Set(files)] });
  } catch {
    // Forbidden in private windows, and nothing to bother anybody with.
  }
};

/** The browser's push address becomes useless to anyone who still knows it. */
export const dropPushSubscription = async (): Promise<void> => {
  try {
    const subscription = await (await findWorker())?.pushManager?.getSubscription();
    await subscription?.unsubscribe();
  } catch {
    // There was none.
  }
};
