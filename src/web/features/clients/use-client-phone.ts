import { useTranslation } from "react-i18next";
import type { Client } from "#contract/clients/clients.ts";
import { formatPhone } from "#domain/phone/format-phone.ts";
import { useOwner } from "../../lib/session/owner-context.ts";

/** A client's number as people write it; else that it is hidden, or that there is none. */
export const useClientPhone = () => {
  const { t } = useTranslation();
  const { country } = useOwner().profile;
  return ({ phone, isNumberHidden }: Pick<Client, "phone" | "isNumberHidden">): string => {
    if (phone !== null) return formatPhone(phone, country);
    return t(isNumberHidden ? "clients.hiddenNumber" : "clients.noNumber");
  };
};
