/** What WhatsApp lets a business say of its trade; the provider's adapter knows the provider's word for each. */
export const businessCategories = [
  "alcohol",
  "automotive",
  "beauty",
  "clothing",
  "education",
  "entertainment",
  "events",
  "finance",
  "grocery",
  "hotel",
  "matrimony",
  "health",
  "nonprofit",
  "onlineGambling",
  "medicine",
  "other",
  "physicalGambling",
  "professional",
  "publicService",
  "restaurant",
  "shopping",
  "travel",
] as const;

export type BusinessCategory = (typeof businessCategories)[number];
