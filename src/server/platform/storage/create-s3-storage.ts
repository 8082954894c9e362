import type { S3Client } from "@aws-sdk/client-s3";
import type { FileStorage } from "./storage.ts";

export type S3Options = {
  bucket: string;
  /** Another service that speaks S3; Amazon's when absent. */
  endpoint?: string | undefined;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
};

/** Files in a bucket. The SDK is loaded at the first use: most starts never need it. */
export const createS3Storage = (options: S3Options): FileStorage => {
  const { bucket: Bucket } = options;
  const connect = openS3(options);
  return {
    put: async (Key, Body, ContentType) => {
      const { sdk, client } = await connect();
      await client.send(new sdk.PutObjectCommand({ Bucket, Key, Body, ContentType }));
    },
    get: async (Key) => {
      const { sdk, client } = await connect();
      try {
        const { Body } = await client.send(new sdk.GetObjectCommand({ Bucket, Key }));
        return Body ? await Body.transformToByteArray() : null;
      } catch (error) {
        if (error instanceof sdk.NoSuchKey) return null;
        throw error;
      }
    },
    delete: async (Key) => {
      const { sdk, client } = await connect();
      await client.send(new sdk.DeleteObjectCommand({ Bucket, Key }));
    },
  };
};

type Sdk = typeof import("@aws-sdk/client-s3");

/** The SDK and a client of it, loaded when first asked for. */
export const openS3 = (options: S3Options): (() => Promise<{ sdk: Sdk; client: S3Client }>) => {
  let connecting: Promise<{ sdk: Sdk; client: S3Client }> | undefined;
  return () => {
    connecting ??= import("@aws-sdk/client-s3").then((sdk) => ({ sdk, client: open(sdk, options) }));
    return connecting;
  };
};

const open = (sdk: Sdk, options: S3Options): S3Client => {
  const { endpoint, region, accessKeyId, secretAccessKey } = options;
  return new sdk.S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    // Services other than Amazon's seldom know their buckets as host names.
    ...(endpoint && { endpoint, forcePathStyle: true }),
  });
};
