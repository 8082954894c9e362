import { judgeDisk } from "#domain/operations/judge-health.ts";
import type { Config } from "../../platform/config.ts";
import { diskSpace } from "../../platform/disk/disk-space.ts";
import { inUnits } from "../../platform/disk/in-units.ts";
import { createOutbound } from "../../platform/outbound/create-outbound.ts";
import { type Finding, faultFinding, fineFinding, noteFinding, reasonOf } from "./finding.ts";

/** The disk of DATA_DIR: the embedded database, pictures and backups. */
export const checkDisk = ({ DATA_DIR }: Config): Finding => {
  try {
    const { freeBytes, totalBytes } = diskSpace(DATA_DIR);
    const text = `${inUnits(freeBytes)} free of ${inUnits(totalBytes)} for DATA_DIR ${DATA_DIR}`;
    const { state } = judgeDisk(freeBytes);
    if (state === "fault") return faultFinding(`${text}: too little`);
    return state === "warning" ? noteFinding(text) : fineFinding(text);
  } catch (error) {
    return faultFinding(`DATA_DIR ${DATA_DIR}: ${reasonOf(error)}`);
  }
};

/** Whether the app answers at its address on this machine. Not running isn't a fault: the doctor is asked then, too. */
export const checkApp = async ({
  ROLE,
  HOST,
  PORT,
  WORKER_PORT,
}: Config): Promise<Finding & { isRunning: boolean }> => {
  const port = ROLE === "worker" ? WORKER_PORT : PORT;
  if (port === undefined) return { ...noteFinding("a worker without WORKER_PORT can't be asked"), isRunning: false };
  const host = HOST === "0.0.0.0" || HOST === "::" ? "127.0.0.1" : HOST;
  const address = `http://${host.includes(":") ? `[${host}]` : host}:${port}`;
  const { call } = createOutbound({ reach: "anywhere", maxBytes: 65_536, timeoutMs: 5_000, atOnce: 2 });
  const ask = async (path: string) => (await call(address + path)).status;
  try {
    if ((await ask("/healthz")) !== 200)
      return { ...faultFinding(`${address} answers, but not as Daybook`), isRunning: false };
    const isReady = (await ask("/readyz")) === 200;
    return {
      ...(isReady ? fineFinding(`${address} is ready`) : faultFinding(`${address} runs, but isn't ready`)),
      isRunning: true,
    };
  } catch {
    return { ...noteFinding(`nothing answers at ${address}`), isRunning: false };
  }
};
