import { accountChecks } from "./checks/account-checks.ts";
import type { Check } from "./checks/check.ts";
import { httpChecks } from "./checks/http-checks.ts";
import { injectionChecks } from "./checks/injection-checks.ts";
import { limitChecks } from "./checks/limit-checks.ts";
import { optOutChecks } from "./checks/opt-out-checks.ts";
import { outboundChecks } from "./checks/outbound-checks.ts";
import { raceChecks } from "./checks/race-checks.ts";
import { administrationChecks, streamChecks } from "./checks/stream-checks.ts";
import { tenancyChecks } from "./checks/tenancy-checks.ts";
import { textChecks } from "./checks/text-checks.ts";
import { webhookChecks } from "./checks/webhook-checks.ts";

/** Everything that is looked at by name, beside the requests at random. */
export const allChecks: readonly Check[] = [
  ...[...tenancyChecks, ...accountChecks, ...webhookChecks, ...raceChecks],
  ...[...injectionChecks, ...httpChecks, ...streamChecks, ...administrationChecks],
  ...[...limitChecks, ...optOutChecks, ...outboundChecks, ...textChecks],
];
