import type { SenderRegistration, WhatsAppNumber } from "#contract/chat/whatsapp-numbers.ts";
import { progressOf, type RegistrationFailure } from "#domain/numbers/registration-step.ts";
import type { RegistrationStatus } from "#domain/numbers/sender-state.ts";
import type { NumberRow } from "./number-store.ts";
import type { RegistrationRow } from "./registration-store.ts";

export const presentNumber = (row: NumberRow): WhatsAppNumber => ({
  id: row.id,
  phoneNumber: row.phone_number,
  verificationStatus: row.verification_status,
  isActive: row.is_active,
  businessName: row.business_name,
  displayName: row.display_name,
  offlineReason: row.offline_reason,
  createdAt: row.created_at.toString(),
});

export const presentRegistration = (row: RegistrationRow): SenderRegistration => {
  const status = row.status as RegistrationStatus;
  return {
    id: row.id,
    status,
    progress: progressOf({
      status,
      hasNumber: row.number_id !== null,
      hasSender: row.provider_sender_id !== null,
    }),
    phoneNumber: row.provisioned_phone_number,
    failure: row.failure as RegistrationFailure | null,
    failureDetail: row.failure_detail,
    businessName: row.business_name,
    createdAt: row.created_at.toString(),
  };
};
