import { parentPort, workerData } from "node:worker_threads";
import { type BusyQuestion, readBusy } from "./read-busy.ts";

parentPort?.postMessage(readBusy(workerData as BusyQuestion));
