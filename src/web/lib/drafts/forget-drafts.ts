/**
 * Takes what was typed out of this browser: everyone's with null, as after logging out; else everyone's but this owner's,
 * as when another account has signed in. Keys of drafts end with their owner's id.
 */
export const forgetDrafts = (keptOwnerId: string | null): void => {
  for (const storage of storages) {
    try {
      const area = storage();
      for (const key of Object.keys(area)) if (isDraft(key) && !belongsTo(key, keptOwnerId)) area.removeItem(key);
    } catch {
      // Where storage is forbidden, nothing was kept.
    }
  }
};

const storages = [() => sessionStorage, () => localStorage];

const isDraft = (key: string): boolean => key.startsWith("daybook-draft-") || key.startsWith("daybook-kept-");

const belongsTo = (key: string, ownerId: string | null): boolean => ownerId !== null && key.endsWith(`-${ownerId}`);
