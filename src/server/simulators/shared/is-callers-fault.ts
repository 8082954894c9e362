/** Whether a request was refused before anything was done with it. All else is the simulator's own fault, a full disk for one. */
export const isCallersFault = (error: unknown): boolean => {
  const status = error instanceof Error && "statusCode" in error ? Number(error.statusCode) : 500;
  return status >= 400 && status < 500;
};
