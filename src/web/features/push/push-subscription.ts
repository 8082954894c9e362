import { type PushChoice, savePushDevice } from "#contract/account/push.ts";
import { callApi } from "../../lib/api/api.ts";
import { findWorker, keepShell } from "../../lib/offline/keep-shell.ts";

/** `unsupported`: the browser can't, or only once the app is installed, as on iPhones. `default`: nobody was asked yet. */
type PushAbility = "unsupported" | NotificationPermission;

export const pushAbility = (): PushAbility => {
  if (!("serviceWorker" in navigator) || !("PushManager" in window) || !("Notification" in window))
    return "unsupported";
  return Notification.permission;
};

/** Asks for permission, subscribes, also again when the browser has forgotten, and tells the server. False: the person said no. */
export const turnPushOn = async (publicKey: string, choice: PushChoice): Promise<boolean> => {
  if ((await Notification.requestPermission()) !== "granted") return false;
  await keepShell();
  const worker = await findWorker();
  if (!worker) throw new Error("no service worker");
  const subscription =
    (await worker.pushManager.getSubscription()) ??
    (await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey }));
  await tellServer(subscription, choice);
  return true;
};

const tellServer = async (subscription: PushSubscription, choice: PushChoice): Promise<void> => {
  const { endpoint, keys = {} } = subscription.toJSON();
  const { p256dh = "", auth = "" } = keys;
  await callApi(savePushDevice, { body: { endpoint: endpoint ?? "", p256dh, auth, ...choice } });
};
