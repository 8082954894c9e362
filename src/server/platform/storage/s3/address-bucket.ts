import type { S3Keys } from "./sign-request.ts";

export type S3Options = S3Keys & {
  bucket: string;
  /** Another service that speaks S3; Amazon's when absent. */
  endpoint?: string | undefined;
};

/** What may stand in front of Amazon's host name, where its certificate covers it. */
const hostLabel = /^[a-z0-9][a-z0-9-]{1,61}[a-z0-9]$/;

/** Where a bucket's keys begin, without a slash at the end. Services other than Amazon's seldom know buckets as host names. */
export const addressBucket = ({ bucket, endpoint, region }: S3Options): string => {
  const isHost = endpoint === undefined && hostLabel.test(bucket);
  const place =
    endpoint?.replace(/(?<!\/)\/+$/, "") ?? `https://${isHost ? `${bucket}.` : ""}s3.${region}.${domainOf(region)}`;
  return isHost ? place : `${place}/${encodeURIComponent(bucket)}`;
};

const domainOf = (region: string): string =>
  region.startsWith("cn-") ? "amazonaws.com.cn" : region.startsWith("eusc-") ? "amazonaws.eu" : "amazonaws.com";
