import { IconSend2 } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import site from "../frame/site.module.css";
import classes from "./landing-demo.module.css";
import { StillCalendar } from "./still-calendar.tsx";

/** Gaps that stay gaps. */
const gaps = { service: "{{service}}", agent: "{{agent}}", date: "{{date}}", time: "{{time}}" };

/**
 * The bot to try, without an account. This is only its place on the page; `start-landing-demo.ts` fetches what plays on it when someone
 * asks for it. Without scripts the section isn't shown, and the hero's picture tells the same story.
 */
export const LandingDemoSection = () => {
  const { t } = useTranslation();
  const business = t("landingDemo.names.business");
  return (
    <section className={`${site.band} ${classes.section}`} id="landing-demo" data-landing-demo>
      <noscript>
        <style>{'#landing-demo,[href="#landing-demo"]{display:none}'}</style>
      </noscript>
      <h2 className={site.heading}>{t("landingDemo.heading")}</h2>
      <p className={site.subheading}>{t("landingDemo.text")}</p>
      <div className={classes.stage}>
        <div className={classes.phone}>
          <p className={classes.business}>{business}</p>
          <div
            className={classes.chat}
            data-landing-demo-chat
            role="log"
            // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls it.
            tabIndex={0}
            aria-label={t("landingDemo.chat", { business })}
          >
            <p className={classes.note}>{t("landingDemo.note")}</p>
            <p className={classes.opening} data-landing-demo-opening>
              <button
                type="button"
                className={site.button}
                data-landing-demo-start
                data-busy={t("landingDemo.starting")}
              >
                {t("landingDemo.start")}
              </button>
              <span data-landing-demo-failed hidden>
                {t("landingDemo.failed")}
              </span>
            </p>
          </div>
          <p className={classes.trouble} role="alert" data-landing-demo-trouble hidden>
            {t("landingDemo.failed")}
          </p>
          <ul
            className={classes.suggestions}
            data-landing-demo-suggestions
            aria-label={t("landingDemo.suggestions")}
            hidden
          />
          <form className={classes.composer} data-landing-demo-form hidden>
            <input
              name="text"
              aria-label={t("landingDemo.placeholder")}
              placeholder={t("landingDemo.placeholder")}
              maxLength={500}
              autoComplete="off"
              enterKeyHint="send"
              dir="auto"
            />
            <button type="submit" className={classes.send} aria-label={t("landingDemo.send")}>
              <IconSend2 size={20} aria-hidden />
            </button>
          </form>
        </div>
        <StillCalendar business={business} />
      </div>
      <div className={classes.done} data-landing-demo-done hidden>
        <p>
          <strong>{t("landingDemo.doneTitle")}</strong> {t("landingDemo.doneText")}
        </p>
        <p className={classes.doneActions}>
          <a className={site.button} href="/auth?mode=sign-up">
            {t("landingDemo.doneStart")}
          </a>
          <button type="button" className={site.quietButton} data-landing-demo-again>
            {t("landingDemo.again")}
          </button>
        </p>
      </div>
      {/* Filled in by the script; the texts keep their gaps. */}
      <p
        className={site.hidden}
        role="status"
        data-landing-demo-news
        data-booked={t("landingDemo.announce", gaps)}
        data-removed={t("landingDemo.removed", gaps)}
      />
    </section>
  );
};
