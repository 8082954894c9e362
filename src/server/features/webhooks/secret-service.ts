import { sealText, unsealText } from "../../platform/sealing/seal-text.ts";
import type { EndpointSecrets } from "./present.ts";

const placeOf = (webhookId: string): string => `webhook ${webhookId}`;

export const sealWebhookSecret = (installationSecret: string, webhookId: string, secret: string): string =>
  sealText(installationSecret, placeOf(webhookId), secret);

/** The secrets a message is signed by; none if the installation's own secret is another one now. */
export const validSecrets = (
  installationSecret: string,
  row: EndpointSecrets,
  now: Temporal.Instant,
): readonly string[] => {
  const isPreviousValid = row.previous_until !== null && Temporal.Instant.compare(row.previous_until, now) > 0;
  return [row.sealed_secret, isPreviousValid ? row.previous_sealed_secret : null]
    .map((sealed) => (sealed === null ? null : unsealText(installationSecret, placeOf(row.id), sealed)))
    .filter((secret) => secret !== null);
};
