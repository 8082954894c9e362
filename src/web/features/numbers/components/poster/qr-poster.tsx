import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import type { StartLink } from "#contract/chat/start-links.ts";
import type { Language } from "#domain/languages.ts";
import { chatLink } from "#domain/numbers/chat-link.ts";
import { formatPhone } from "#domain/phone/format-phone.ts";
import { qrModules } from "../../../../lib/qr-picture.ts";
import { posterTextsQuery } from "../../api/poster-texts-query.ts";
import { useLinkAddress, useLinkTargets } from "../links/use-link-address.ts";
import classes from "./qr-poster.module.css";

type QrPosterProps = {
  phoneNumber: string;
  businessName: string;
  language: Language;
  /** What the chat begins with; null: the number alone. */
  link: StartLink | null;
};

/** One page of paper, black on white in any color scheme. */
export const QrPoster = ({ phoneNumber, businessName, language, link }: QrPosterProps) => {
  // The poster speaks the clients' language, whatever the owner's screen does.
  const { t } = useTranslation(undefined, { lng: language });
  const { isSuccess } = useQuery(posterTextsQuery(language));
  const addressOf = useLinkAddress(phoneNumber, language);
  const targetsOf = useLinkTargets();
  if (!isSuccess) return null;
  const { service, agent } = link ? targetsOf(link) : { service: null, agent: null };
  return (
    <article lang={language} className={classes.sheet}>
      <p dir="auto" className={classes.business}>
        {businessName}
      </p>
      <h2 className={classes.headline}>{t("numbers.poster.headline")}</h2>
      {(service ?? agent) && (
        <p dir="auto" className={classes.what}>
          {service && agent
            ? t("numbers.links.both", { service, agent })
            : (service ?? t("numbers.links.with", { agent }))}
        </p>
      )}
      <QrCode
        content={link ? addressOf(link) : chatLink(phoneNumber, t("numbers.poster.greeting"))}
        label={t("numbers.poster.code", { number: formatPhone(phoneNumber) })}
      />
      <p className={classes.call}>{t("numbers.poster.call")}</p>
      <p className={classes.number}>{formatPhone(phoneNumber)}</p>
    </article>
  );
};

const QrCode = ({ content, label }: { content: string; label: string }) => {
  const { path, size } = qrModules(content);
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      className={classes.code}
      shapeRendering="crispEdges"
    >
      <path d={path} fill="#000" />
    </svg>
  );
};
