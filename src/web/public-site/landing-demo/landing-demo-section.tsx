import { IconSend2 } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import site from "../frame/site.module.css";
import { StillCalendar } from "./still-calendar.tsx";
import classes from "./taste.module.css";

/** Gaps that stay gaps. */
const gaps = { service: "{{service}}", agent: "{{agent}}", date: "{{date}}", time: "{{time}}" };

/**
 * The bot to try, without an account. Here is only the stage; `start-taste.ts` fetches what plays on it when someone
 * asks for it. Without scripts the section isn't shown, and the hero's picture tells the same story.
 */
export const TasteSection = () => {
  const { t } = useTranslation();
  const business = t("taste.names.business");
  return (
    <section className={`${site.band} ${classes.taste}`} id="taste" data-taste>
      <noscript>
        <style>{'#taste,[href="#taste"]{display:none}'}</style>
      </noscript>
      <h2 className={site.heading}>{t("taste.heading")}</h2>
      <p className={site.subheading}>{t("taste.text")}</p>
      <div className={classes.stage}>
        <div className={classes.phone}>
          <p className={classes.business}>{business}</p>
          <div
            className={classes.chat}
            data-taste-chat
            role="log"
            // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it.
            tabIndex={0}
            aria-label={t("taste.chat", { business })}
          >
            <p className={classes.note}>{t("taste.note")}</p>
            <p className={classes.opening} data-taste-opening>
              <button type="button" className={site.button} data-taste-start data-busy={t("taste.starting")}>
                {t("taste.start")}
              </button>
              <span data-taste-failed hidden>
                {t("taste.failed")}
              </span>
            </p>
          </div>
          <p className={classes.trouble} role="alert" data-taste-trouble hidden>
            {t("taste.failed")}
          </p>
          <ul className={classes.suggestions} data-taste-suggestions aria-label={t("taste.suggestions")} hidden />
          <form className={classes.composer} data-taste-form hidden>
            <input
              name="text"
              aria-label={t("taste.placeholder")}
              placeholder={t("taste.placeholder")}
              maxLength={500}
              autoComplete="off"
              enterKeyHint="send"
              dir="auto"
            />
            <button type="submit" className={classes.send} aria-label={t("taste.send")}>
              <IconSend2 size={20} aria-hidden />
            </button>
          </form>
        </div>
        <StillCalendar business={business} />
      </div>
      <div className={classes.done} data-taste-done hidden>
        <p>
          <strong>{t("taste.doneTitle")}</strong> {t("taste.doneText")}
        </p>
        <p className={classes.doneActions}>
          <a className={site.button} href="/auth?mode=sign-up">
            {t("taste.doneStart")}
          </a>
          <button type="button" className={site.quietButton} data-taste-again>
            {t("taste.again")}
          </button>
        </p>
      </div>
      {/* Filled in by the script; the texts keep their gaps. */}
      <p
        className={site.hidden}
        role="status"
        data-taste-news
        data-booked={t("taste.announce", gaps)}
        data-removed={t("taste.removed", gaps)}
      />
    </section>
  );
};
