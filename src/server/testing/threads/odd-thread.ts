import { answerTasks } from "../../platform/parsing/answer-tasks.ts";

export type OddTask = "spin" | "hoard" | "throw" | "leave" | "answer";

/** Does what a parser may be brought to do. */
answerTasks((task: OddTask) => {
  if (task === "throw") throw new Error("unreadable");
  if (task === "leave") process.exit(1);
  const hoard: unknown[] = [];
  while (task === "spin" || task === "hoard")
    if (task === "hoard") hoard.push({ at: hoard.length, text: [hoard.length] });
  return task;
});
