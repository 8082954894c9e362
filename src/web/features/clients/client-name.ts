import type { TFunction } from "i18next";
import type { Client } from "#contract/clients.ts";

/** What to call a person: by the name given, else as WhatsApp knows them, else by number. */
export const clientName = ({ name, profileName, phone }: Client, t: TFunction): string =>
  name ?? profileName ?? phone ?? t("clients.unnamed");
