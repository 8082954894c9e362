import { IconCheck } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import classes from "./feature-list.module.css";

/** What the money is for. */
export const FeatureList = ({ agents }: { agents: number }) => {
  const { t } = useTranslation();
  const features = [
    t("subscription.features.agents", { count: agents }),
    t("subscription.features.calendar"),
    t("subscription.features.whatsapp"),
    t("subscription.features.number"),
    t("subscription.features.analytics"),
    t("subscription.features.email"),
    t("subscription.features.noSetup"),
  ];
  return (
    <section aria-label={t("subscription.features.title")}>
      <h3 className={classes.title}>{t("subscription.features.title")}</h3>
      <ul className={classes.list}>
        {features.map((feature) => (
          <li key={feature} className={classes.feature}>
            <IconCheck size={18} aria-hidden className={classes.icon} />
            {feature}
          </li>
        ))}
      </ul>
    </section>
  );
};
