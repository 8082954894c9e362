import { Anchor } from "@mantine/core";
import { IconBrandWhatsapp } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import classes from "./phone-links.module.css";

/** To call or to write. WhatsApp knows only international numbers: the others could be anyone's abroad. */
export const PhoneLinks = ({ phone }: { phone: string }) => {
  const { t } = useTranslation();
  const digits = phone.replace(/\D/g, "");
  if (digits === "") return phone;
  const isInternational = phone.startsWith("+");
  return (
    <>
      <Anchor href={`tel:${isInternational ? "+" : ""}${digits}`} className={classes.link}>
        <bdi>{phone}</bdi>
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
