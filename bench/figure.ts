/** One number of a benchmark run, with the direction that is better and the value to reach. */
export type Figure = { name: string; value: number; better: "lower" | "higher"; goal: number };

/** How long is measured: `quick` is for every change, in a minute or two; `full` for figures worth keeping. */
export type Effort = "quick" | "full";
