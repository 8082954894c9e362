import type { TFunction } from "i18next";
import type { Client } from "#contract/clients/clients.ts";
import { formatPhone } from "#domain/phone/format-phone.ts";

type Named = Pick<Client, "name" | "profileName" | "phone">;

/** What to call a person: by the name given, else as WhatsApp knows them, else by number. */
export const clientName = ({ name, profileName, phone }: Named, t: TFunction): string =>
  name ?? profileName ?? (phone === null ? t("clients.unnamed") : formatPhone(phone));
