import type { NewRegistration } from "./api/use-create-registration.ts";

/** Everything of the wizard that outlives a reload: what was typed, the uploaded logo and the step. */
export type SetupValues = {
  step: number;
  businessName: string;
  businessDescription: string;
  businessEmail: string;
  businessAddress: string;
  businessWebsite: string;
  businessPhone: string;
  businessCategory: string;
  profileImageUrl: string;
  /** Where the number is to be from; empty until one is chosen. */
  country: string;
};

export type SetupField = Exclude<keyof SetupValues, "step" | "profileImageUrl" | "country">;

export const emptySetup: SetupValues = {
  step: 1,
  businessName: "",
  businessDescription: "",
  businessEmail: "",
  businessAddress: "",
  businessWebsite: "",
  businessPhone: "",
  businessCategory: "",
  profileImageUrl: "",
  country: "",
};

export const setupSteps = ["business", "logo", "additional", "review", "complete"] as const;

/** Which fields a step shows, and so checks before it lets go. */
export const fieldsOfStep: readonly (readonly SetupField[])[] = [
  ["businessName", "businessDescription", "businessEmail"],
  [],
  ["businessAddress", "businessWebsite", "businessPhone", "businessCategory"],
];

export const toRegistration = ({ step: _, profileImageUrl, country, ...form }: SetupValues): NewRegistration => ({
  ...form,
  businessCategory: form.businessCategory as NonNullable<NewRegistration["businessCategory"]>,
  ...(profileImageUrl && { profileImageUrl }),
  ...(country && { country }),
});
