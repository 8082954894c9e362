import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** The specification's words for numbers and the wizard, the profile, tickets, contact and administration: used as they are. */
const specified = [
  "Failed to load WhatsApp phone numbers",
  "WhatsApp number cancelled and released",
  "Failed to cancel WhatsApp number. Please try again or contact support.",
  "Failed to update language preference",
  "Could not upload image. Please try again.",
  "Invalid file type",
  "Please upload a JPG or PNG image",
  "File too large",
  "Please upload an image smaller than 5MB",
  "Something went wrong. Please try again.",
  "Success!",
  "Your WhatsApp business number has been created successfully.",
  "Not authenticated",
  "Failed to create WhatsApp sender",
  "Premium Subscription Required",
  "WhatsApp Number Already Active",
  "Business Information",
  "Logo Upload",
  "Additional Settings",
  "Review",
  "Complete",
  "Create WhatsApp Number",
  "Start New Setup",
  "Back to Dashboard",
  "Failed to load profile information",
  "Failed to save profile",
  "Profile updated successfully",
  "Submit Support Ticket",
  "Please fill in all fields",
  "Submission Failed",
  "Failed to submit your support ticket. Please try again.",
  "Ticket Submitted",
  "Your support ticket has been submitted successfully. We will get back to you soon.",
  "Failed to send message. Please try again.",
  "Message Sent!",
  "We'll get back to you as soon as possible.",
  "Invalid Name",
  "Please enter a valid name (1-100 characters)",
  "Invalid Email",
  "Message Too Short",
  "Please enter a message with at least 10 characters",
  "Failed to load admin data.",
  "Failed to load appointments.",
  "Could not find user ID for this email.",
  "Failed to update subscription status.",
  "Failed to create admin user.",
  "Failed to load WhatsApp records",
  "Failed to delete phone number",
  "Failed to delete registration",
  "Phone number record deleted successfully",
  "Registration record deleted successfully",
  "Access Denied",
  "You don't have admin privileges.",
  "Passwords do not match",
  "New passwords do not match",
  "The appointment has been rescheduled and the client has been notified.",
  "The appointment has been cancelled and the client has been notified.",
];

const folder = "src/locales/en";
const english = readdirSync(folder).flatMap((file) => textsIn(JSON.parse(readFileSync(`${folder}/${file}`, "utf8"))));

function textsIn(node: unknown): string[] {
  return typeof node === "string" ? [node] : Object.values(node as object).flatMap(textsIn);
}

test.each(specified)("the specification's text is used: %s", (text) => expect(english).toContain(text));

test("busy labels end as the specification's do", () => {
  expect(english.filter((text) => /^[A-Z]\w+ing…$/.test(text))).toEqual([]);
});
