/**
 * Where uploaded bytes are stored. A key is `bucket/owner id/name`, made by us and never by the uploader; see `storageKey`.
 */
export type FileStorage = {
  /** Resolves once the bytes would outlive this process. */
  put(key: StorageKey, bytes: Uint8Array, contentType: string): Promise<void>;
  /** Null when there is nothing. */
  get(key: StorageKey): Promise<Uint8Array | null>;
  /** Removing what is gone is fine. */
  delete(key: StorageKey): Promise<void>;
};

export type StorageKey = string & { readonly brand: "StorageKey" };

const keyForm = /^profile-images\/[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}\/\d{1,16}\.jpg$/;

/** Null for anything that we wouldn't have made: no path leads out of the storage. */
export const storageKey = (text: string): StorageKey | null => (keyForm.test(text) ? (text as StorageKey) : null);

/** Where a file is served, below the site's address. The bucket itself needn't be public. */
export const filePathOf = (key: string): `/files/${string}` => `/files/${key}`;
