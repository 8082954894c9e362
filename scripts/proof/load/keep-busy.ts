import { spawn } from "node:child_process";

/** Other programs that take every processor there is. */
export const keepBusy = (count: number): { stop(): void } => {
  const burners = Array.from({ length: count }, () => spawn(process.execPath, ["-e", "for(;;);"], { stdio: "ignore" }));
  return { stop: () => burners.forEach((burner) => void burner.kill("SIGKILL")) };
};
