import { useTranslation } from "react-i18next";
import type { Client } from "#contract/clients/clients.ts";
import { usePhoneText } from "../../lib/format/use-phone-text.ts";

/** A client's number as people write it; else that it is hidden, or that there is none. */
export const useClientPhone = () => {
  const { t } = useTranslation();
  const phoneText = usePhoneText();
  return ({ phone, isNumberHidden }: Pick<Client, "phone" | "isNumberHidden">): string => {
    if (phone !== null) return phoneText(phone);
    return t(isNumberHidden ? "clients.hiddenNumber" : "clients.noNumber");
  };
};
