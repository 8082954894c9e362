import type { AdminAppointment, AdminUser } from "#contract/admin/admin.ts";
import type { AdminNumber, AdminRegistration } from "#contract/admin/admin-whatsapp.ts";
import { isSubscriptionValid } from "#domain/subscription/entitlement.ts";
import type { AdminAppointmentRow, AdminNumberRow, AdminRegistrationRow, UserRow } from "./store.ts";

export const presentUser = (row: UserRow, now: Temporal.Instant): AdminUser => ({
  id: row.id,
  email: row.email,
  fullName: row.full_name,
  companyName: row.company_name,
  createdAt: row.created_at.toString(),
  lastSignInAt: row.last_sign_in_at?.toString() ?? null,
  suspension: row.suspended_at && { at: row.suspended_at.toString(), reason: row.suspension_reason ?? "" },
  isAdministrator: row.is_administrator,
  subscription: {
    isActive: isSubscriptionValid({ subscribed: row.subscribed, subscriptionEnd: row.subscription_end }, now),
    tier: row.subscription_tier as AdminUser["subscription"]["tier"],
    end: row.subscription_end?.toString() ?? null,
    providerId: row.paypal_subscription_id,
    maxAgents: row.max_agents,
    isLiveAtPayPal: row.has_live_paypal,
  },
});

export const presentAdminAppointment = (row: AdminAppointmentRow): AdminAppointment => ({
  id: row.id,
  userId: row.user_id,
  business: row.business,
  date: row.appointment_date,
  time: row.appointment_time,
  clientName: row.client_name,
  clientPhone: row.client_phone,
  agentId: row.agent_id,
  agentName: row.agent_name,
  serviceType: row.service_type,
  status: row.status as AdminAppointment["status"],
  durationMinutes: row.duration,
});

export const presentAdminNumber = (row: AdminNumberRow): AdminNumber => ({
  id: row.id,
  userId: row.user_id,
  email: row.email,
  phoneNumber: row.phone_number,
  verificationStatus: row.verification_status,
  isActive: row.is_active,
  businessName: row.business_name,
  displayName: row.display_name,
  isLeaving: row.is_leaving,
  createdAt: row.created_at.toString(),
});

export const presentAdminRegistration = (row: AdminRegistrationRow): AdminRegistration => ({
  id: row.id,
  userId: row.user_id,
  email: row.email,
  businessName: row.business_name,
  status: row.status as AdminRegistration["status"],
  phoneNumber: row.provisioned_phone_number,
  createdAt: row.created_at.toString(),
});
