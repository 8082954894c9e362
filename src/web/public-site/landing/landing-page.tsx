import {
  IconBellRinging,
  IconBrandWhatsapp,
  IconCalendarTime,
  IconCheck,
  IconClockHour4,
  IconPlayerPlay,
  IconShieldLock,
  IconUsers,
} from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { Language } from "#domain/languages.ts";
import site from "../frame/site.module.css";
import { LandingDemoSection } from "../landing-demo/landing-demo-section.tsx";
import { BookingPicture } from "./booking-picture.tsx";
import { DemoDialog } from "./demo-dialog.tsx";
import { demoVideo } from "./demo-video.ts";
import classes from "./landing.module.css";
import { PriceCard } from "./price-card.tsx";

const features = [
  { name: "scheduling", Icon: IconCalendarTime },
  { name: "whatsapp", Icon: IconBrandWhatsapp },
  { name: "slots", Icon: IconClockHour4 },
  { name: "clients", Icon: IconUsers },
  { name: "security", Icon: IconShieldLock },
  { name: "notifications", Icon: IconBellRinging },
] as const;

const steps = ["write", "answer", "see"] as const;
const questions = ["app", "languages", "number", "twice", "leave"] as const;

export const LandingPage = () => (
  <>
    <Hero />
    <LandingDemoSection />
    <Features />
    <Steps />
    <div className={`${site.band} ${classes.pair}`}>
      <Pricing />
      <Questions />
    </div>
    <Closing />
    <DemoDialog />
  </>
);

const Hero = () => {
  const { t, i18n } = useTranslation();
  const language = i18n.language as Language;
  return (
    <section className={`${site.band} ${classes.hero}`}>
      <div className={classes.heroText}>
        <h1 className={classes.headline}>{t("site.landing.hero.heading")}</h1>
        <p className={classes.lead}>{t("site.landing.hero.text")}</p>
        <p className={classes.actions}>
          <a className={site.button} href="/auth?mode=sign-up">
            {t("site.landing.hero.start")}
          </a>
          <a className={site.quietButton} href={demoVideo(language, "tall").mp4} data-opens="demo">
            <IconPlayerPlay size={18} aria-hidden />
            {t("site.landing.hero.watchDemo")}
          </a>
          <a className={classes.tryLink} href="#landing-demo">
            {t("landingDemo.tryIt")}
          </a>
        </p>
        <p className={site.dim}>{t("site.landing.hero.note")}</p>
      </div>
      <BookingPicture />
    </section>
  );
};

const Features = () => {
  const { t } = useTranslation();
  return (
    <section className={site.band}>
      <h2 className={site.heading}>{t("site.landing.features.heading")}</h2>
      <p className={site.subheading}>{t("site.landing.features.text")}</p>
      <ul className={classes.features}>
        {features.map(({ name, Icon }) => (
          <li key={name}>
            <Icon size={26} stroke={1.7} aria-hidden className={classes.featureIcon} />
            <h3>{t(`site.landing.features.${name}.title`)}</h3>
            <p>{t(`site.landing.features.${name}.text`)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
};

const Steps = () => {
  const { t } = useTranslation();
  return (
    <section className={`${site.band} ${classes.ruled}`}>
      <h2 className={site.heading}>{t("site.landing.steps.heading")}</h2>
      <ol className={classes.steps}>
        {steps.map((step) => (
          <li key={step}>
            <h3>{t(`site.landing.steps.${step}.title`)}</h3>
            <p>{t(`site.landing.steps.${step}.text`)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
};

const Pricing = () => {
  const { t } = useTranslation();
  return (
    <section>
      <h2 className={site.heading}>{t("site.landing.pricing.heading")}</h2>
      <PriceCard />
    </section>
  );
};

const Questions = () => {
  const { t } = useTranslation();
  return (
    <section>
      <h2 className={site.heading}>{t("site.landing.faq.heading")}</h2>
      <div className={classes.questions}>
        {questions.map((question) => (
          <details key={question}>
            <summary>{t(`site.landing.faq.${question}.question`)}</summary>
            <p>{t(`site.landing.faq.${question}.answer`)}</p>
          </details>
        ))}
      </div>
    </section>
  );
};

const Closing = () => {
  const { t } = useTranslation();
  return (
    <section className={`${site.band} ${site.closing}`}>
      <h2 className={site.heading}>{t("site.landing.closing.heading")}</h2>
      <p className={site.subheading}>{t("site.landing.closing.text")}</p>
      <a className={site.button} href="/auth?mode=sign-up">
        <IconCheck size={18} aria-hidden />
        {t("site.landing.closing.start")}
      </a>
    </section>
  );
};
