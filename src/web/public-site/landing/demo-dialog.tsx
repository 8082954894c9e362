import { IconX } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { Language } from "#domain/languages.ts";
import site from "../frame/site.module.css";
import { demoVideo, narrowScreen } from "./demo-video.ts";
import classes from "./landing.module.css";

/** Opened by `enhance.ts`; without it, "Watch Demo" leads to the video itself. */
export const DemoDialog = () => {
  const { t, i18n } = useTranslation();
  const language = i18n.language as Language;
  const wide = demoVideo(language, "wide");
  const tall = demoVideo(language, "tall");
  return (
    <dialog id="demo" className={classes.demo} aria-labelledby="demo-title">
      <div className={classes.demoHead}>
        <h2 id="demo-title">{t("site.landing.demo.title")}</h2>
        <button type="button" className={site.iconButton} aria-label={t("site.landing.demo.close")} data-closes="demo">
          <IconX size={20} aria-hidden />
        </button>
      </div>
      {/* Silent, and what it says is in the picture. The smaller file first: a browser takes the first it can play. */}
      <video controls muted playsInline preload="none" data-poster={wide.poster} data-poster-narrow={tall.poster}>
        <source src={tall.mp4} type="video/mp4" media={narrowScreen} />
        <source src={tall.webm} type="video/webm" media={narrowScreen} />
        <source src={wide.mp4} type="video/mp4" />
        <source src={wide.webm} type="video/webm" />
        {t("site.landing.demo.noVideo")}
      </video>
      <p className={site.dim}>{t("site.landing.demo.text")}</p>
    </dialog>
  );
};
