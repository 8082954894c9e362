import { IconBrandWhatsapp } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { useOwner } from "../../lib/session/owner-context.ts";
import classes from "./whatsapp-badge.module.css";

/** Whether messages go out and come in; if not, the way to make it so. */
export const WhatsAppBadge = () => {
  const { t } = useTranslation();
  const { business } = useOwner();
  if (!business) return null;
  const sign = <IconBrandWhatsapp size={14} aria-hidden />;
  if (business.isWhatsAppReady) {
    return (
      <span className={classes.badge} data-ready title={business.has.number ? undefined : t("header.sharedNumber")}>
        {sign}
        {t("header.whatsappReady")}
      </span>
    );
  }
  return (
    <Link to="/whatsapp-onboarding" className={classes.badge}>
      {sign}
      {t("header.whatsappNotSetUp")}
    </Link>
  );
};
