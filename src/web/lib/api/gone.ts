import { ApiError } from "./api-error.ts";

/** Ids of what was deleted, as far as this tab has heard. */
const gone = new Set<string>();
/** Deletions under way, by id; whether the thing is gone afterwards. */
const going = new Map<string, Promise<boolean>>();

export const markIdGone = (id: string): void => void gone.add(id);
export const markThere = (id: string): void => void gone.delete(id);

/** What is deleted isn't asked about while nobody knows yet whether that succeeds: its events may come before the answer. */
export const followDeletion = (id: string, deletion: Promise<unknown>): void => {
  const outcome = deletion.then(
    () => true,
    (error: unknown) => error instanceof ApiError && error.code === "not-found",
  );
  going.set(id, outcome);
  void outcome.then((isGone) => {
    if (isGone) markIdGone(id);
    if (going.get(id) === outcome) going.delete(id);
  });
};

/**
 * Throws what the server would answer to a question about something that was deleted. Whatever shows it may ask again before
 * the list it was chosen from has been fetched again.
 */
export const refuseGone = async (question: string): Promise<void> => {
  for (const [id, outcome] of going) if (question.includes(id)) await outcome;
  for (const id of gone) if (question.includes(id)) throw new ApiError("not-found", 404);
};

/** After a change that succeeded: its subject exists, or exists again. */
export const noteThere = (change: string): void => {
  for (const id of gone) if (change.includes(id)) markThere(id);
};
