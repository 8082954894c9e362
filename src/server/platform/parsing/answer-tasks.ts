import { parentPort } from "node:worker_threads";

/** The thread's side of a pool: answers each task, also one that fails. */
export const answerTasks = <Task, Result>(work: (task: Task) => Result): void => {
  parentPort?.on("message", (task: Task) => {
    try {
      parentPort?.postMessage({ result: work(task) });
    } catch (error) {
      parentPort?.postMessage({ failure: String(error) });
    }
  });
};
