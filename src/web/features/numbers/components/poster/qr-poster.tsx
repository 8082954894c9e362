import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { encode } from "uqr";
import type { Language } from "#domain/languages.ts";
import { chatLink } from "#domain/numbers/chat-link.ts";
import { formatPhone } from "#domain/phone/format-phone.ts";
import { posterTextsQuery } from "../../api/poster-texts-query.ts";
import classes from "./qr-poster.module.css";

type QrPosterProps = { phoneNumber: string; businessName: string; language: Language };

/** One page of paper, black on white in any colour scheme. */
export const QrPoster = ({ phoneNumber, businessName, language }: QrPosterProps) => {
  // The poster speaks the clients' language, whatever the owner's screen does.
  const { t } = useTranslation(undefined, { lng: language });
  const { isSuccess } = useQuery(posterTextsQuery(language));
  if (!isSuccess) return null;
  return (
    <article lang={language} className={classes.sheet}>
      <p dir="auto" className={classes.business}>
        {businessName}
      </p>
      <h2 className={classes.headline}>{t("numbers.poster.headline")}</h2>
      <QrCode
        content={chatLink(phoneNumber, t("numbers.poster.greeting"))}
        label={t("numbers.poster.code", { number: formatPhone(phoneNumber) })}
      />
      <p className={classes.call}>{t("numbers.poster.call")}</p>
      <p className={classes.number}>{formatPhone(phoneNumber)}</p>
    </article>
  );
};

const QrCode = ({ content, label }: { content: string; label: string }) => {
  const { data, size } = encode(content, { ecc: "M", border: 2 });
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join("");
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
