import { Button, CopyButton } from "@mantine/core";
import { IconBrandWhatsapp, IconCopy, IconLink, IconQrcode } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { chatLink } from "#domain/numbers/chat-link.ts";
import classes from "./share-number.module.css";

/** The ways to bring a number to clients. */
export const ShareNumber = ({ phoneNumber }: { phoneNumber: string }) => {
  const { t } = useTranslation();
  const link = chatLink(phoneNumber);
  return (
    <div className={classes.ways}>
      <Button
        component="a"
        href={link}
        target="_blank"
        rel="noreferrer"
        variant="light"
        leftSection={<IconBrandWhatsapp size={18} aria-hidden />}
      >
        {t("numbers.share.open")}
      </Button>
      <CopyButton value={link} timeout={2_000}>
        {({ copied, copy }) => (
          <Button variant="default" leftSection={<IconCopy size={18} aria-hidden />} onClick={copy} aria-live="polite">
            {t(copied ? "numbers.toasts.copied" : "numbers.share.copy")}
          </Button>
        )}
      </CopyButton>
      <Button
        component={Link}
        to="/whatsapp-poster"
        variant="default"
        leftSection={<IconQrcode size={18} aria-hidden />}
      >
        {t("numbers.share.poster")}
      </Button>
      <Button component={Link} to="/whatsapp-links" variant="default" leftSection={<IconLink size={18} aria-hidden />}>
        {t("numbers.links.title")}
      </Button>
    </div>
  );
};
