import { Anchor } from "@mantine/core";
import { IconBrandWhatsapp } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { usePhoneText } from "../../../../lib/format/use-phone-text.ts";
import classes from "./phone-links.module.css";

/** To call or to write. WhatsApp knows only international numbers: the others could be anyone's abroad. */
export const PhoneLinks = ({ phone }: { phone: string }) => {
  const { t } = useTranslation();
  const shown = usePhoneText()(phone);
  const digits = shown.replace(/\D/g, "");
  if (digits === "") return shown;
  const isInternational = shown.startsWith("+");
  return (
    <>
      <Anchor href={`tel:${isInternational ? "+" : ""}${digits}`} className={classes.link}>
        <bdi>{shown}</bdi>
      </Anchor>
      {isInternational && (
        <Anchor href={`https://wa.me/${digits}`} target="_blank" rel="noreferrer" className={classes.link}>
          <IconBrandWhatsapp size={18} aria-hidden />
          {t("appointments.details.writeOnWhatsapp")}
        </Anchor>
      )}
    </>
  );
};
