import { notesLength } from "./client-form.ts";
import { joinTags, tagsPerClient } from "./tags.ts";

/** What an owner has written about a client. */
export type ClientWords = {
  name: string | null;
  /** Absent in what was stored before clients had one. */
  email?: string | null;
  notes: string;
  tags: string[];
  isBlocked: boolean;
};

export type MergeRefusal = "notesTooLong" | "tooManyTags";

/**
 * Merges two records of one person: the chosen name, both notes, all tags, and the mail address of the kept record, or else of the
 * other. A person blocked in one record stays blocked: unblocking is a separate decision.
 */
export const mergeWords = (
  kept: ClientWords,
  other: ClientWords,
  name: string | null,
): { ok: true; words: ClientWords } | { ok: false; reason: MergeRefusal } => {
  const notes = kept.notes.includes(other.notes) ? kept.notes : [kept.notes, other.notes].filter(Boolean).join("\n");
  const tags = joinTags(kept.tags, other.tags);
  if (notes.length > notesLength) return { ok: false, reason: "notesTooLong" };
  if (tags.length > tagsPerClient) return { ok: false, reason: "tooManyTags" };
  return {
    ok: true,
    words: {
      name,
      email: kept.email ?? other.email ?? null,
      notes,
      tags,
      isBlocked: kept.isBlocked || other.isBlocked,
    },
  };
};

/** Taken apart again, each field is what it was before, unless it was changed since: what the owner wrote stays. */
export const unmergeWords = (now: ClientWords, merged: ClientWords, before: ClientWords): ClientWords => ({
  name: now.name === merged.name ? before.name : now.name,
  email: now.email === (merged.email ?? null) ? (before.email ?? null) : (now.email ?? null),
  notes: now.notes === merged.notes ? before.notes : now.notes,
  tags: JSON.stringify(now.tags) === JSON.stringify(merged.tags) ? before.tags : now.tags,
  isBlocked: now.isBlocked === merged.isBlocked ? before.isBlocked : now.isBlocked,
});
