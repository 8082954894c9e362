import { IconCheck, IconChecks } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import classes from "./booking-picture.module.css";

/** A picture in HTML: a chat, and the appointment it became. Screen readers get it in one sentence. */
export const BookingPicture = () => {
  const { t } = useTranslation();
  return (
    <div className={classes.scene} role="img" aria-label={t("site.landing.scene.label")}>
      <div className={classes.phone} aria-hidden>
        <p className={classes.business}>{t("site.landing.scene.business")}</p>
        <p className={classes.mine}>
          {t("site.landing.scene.ask")}
          <IconChecks size={15} className={classes.ticks} />
        </p>
        <p className={classes.theirs}>{t("site.landing.scene.offer")}</p>
        <p className={classes.option}>{t("site.landing.scene.confirm")}</p>
        <p className={classes.mine}>
          {t("site.landing.scene.confirm")}
          <IconChecks size={15} className={classes.ticks} />
        </p>
        <p className={classes.theirs}>{t("site.landing.scene.booked")}</p>
      </div>
      <div className={classes.book} aria-hidden>
        <p className={classes.day}>{t("site.landing.scene.day")}</p>
        <p className={classes.row}>
          <span className={classes.time}>{t("site.landing.scene.first")}</span>
          <span className={classes.card}>
            <b>{t("site.landing.scene.firstClient")}</b>
            {t("site.landing.scene.firstType")}
          </span>
        </p>
        <p className={classes.row}>
          <span className={classes.time}>{t("site.landing.scene.second")}</span>
          <span className={`${classes.card} ${classes.fresh}`}>
            <b>{t("site.landing.scene.secondClient")}</b>
            {t("site.landing.scene.secondType")}
            <em>
              <IconCheck size={13} />
              {t("site.landing.scene.new")}
            </em>
          </span>
        </p>
        <p className={classes.row}>
          <span className={classes.time}>{t("site.landing.scene.third")}</span>
          <span className={classes.free}>{t("site.landing.scene.available")}</span>
        </p>
      </div>
    </div>
  );
};
