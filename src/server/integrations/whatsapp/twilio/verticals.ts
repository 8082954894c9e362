import type { BusinessCategory } from "#domain/numbers/business-category.ts";

/** WhatsApp's verticals in Twilio's spelling. */
export const verticals: Record<BusinessCategory, string> = {
  alcohol: "Alcohol",
  automotive: "Automotive",
  beauty: "Beauty, Spa and Salon",
  clothing: "Clothing and Apparel",
  education: "Education",
  entertainment: "Entertainment",
  events: "Event Planning and Service",
  finance: "Finance and Banking",
  grocery: "Food and Grocery",
  hotel: "Hotel and Lodging",
  matrimony: "Matrimony Service",
  health: "Medical and Health",
  nonprofit: "Non-profit",
  onlineGambling: "Online Gambling",
  medicine: "OTC Drugs",
  other: "Other",
  physicalGambling: "Physical Gambling",
  professional: "Professional Services",
  publicService: "Public Service",
  restaurant: "Restaurant",
  shopping: "Shopping and Retail",
  travel: "Travel and Transportation",
};
