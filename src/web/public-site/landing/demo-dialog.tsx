import { IconX } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { type Language, languageNames, languages } from "#domain/languages.ts";
import site from "../frame/site.module.css";
import { demoVideo } from "./demo-video.ts";
import classes from "./landing.module.css";

/** Opened by `enhance.ts`; without it, "Watch Demo" leads to the video itself. */
export const DemoDialog = () => {
  const { t, i18n } = useTranslation();
  const own = i18n.language as Language;
  return (
    <dialog id="demo" className={classes.demo} aria-labelledby="demo-title">
      <div className={classes.demoHead}>
        <h2 id="demo-title">{t("site.landing.demo.title")}</h2>
        <button type="button" className={site.iconButton} aria-label={t("site.landing.demo.close")} data-closes="demo">
          <IconX size={20} aria-hidden />
        </button>
      </div>
      <video controls playsInline preload="none" data-poster={demoVideo.poster} width={1280} height={720}>
        {/* The smaller one first: a browser takes the first it can play. */}
        <source src={demoVideo.mp4} type="video/mp4" />
        <source src={demoVideo.webm} type="video/webm" />
        <track kind="captions" src={demoVideo.captions(own)} srcLang={own} label={languageNames[own]} />
        {languages
          .filter((language) => language !== own)
          .map((language) => (
            <track
              key={language}
              kind="captions"
              src={demoVideo.captions(language)}
              srcLang={language}
              label={languageNames[language]}
            />
          ))}
        {t("site.landing.demo.noVideo")}
      </video>
      <p className={site.dim}>{t("site.landing.demo.text")}</p>
    </dialog>
  );
};
