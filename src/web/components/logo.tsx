import { useTranslation } from "react-i18next";

/** An open day-book; on its right page a message that has become an appointment. */
export const Logo = ({ size = 36 }: { size?: number }) => {
  const { t } = useTranslation();
  return (
    <svg width={size} height={size} viewBox="0 0 40 40" role="img" aria-label={t("logo.label")} focusable="false">
      <path
        fill="var(--mantine-primary-color-filled)"
        d="M3 9.6c0-1.3.9-2.3 2.2-2.6 5-1 10-.5 14.8 2 4.8-2.5 9.8-3 14.8-2 1.3.3 2.2 1.3 2.2 2.6v20.6c0 1.5-1.3 2.6-2.8 2.4-4.9-.8-9.7-.3-14.2 2-4.5-2.3-9.3-2.8-14.2-2C4.3 32.8 3 31.7 3 30.2z"
      />
      <g fill="none" stroke="var(--mantine-color-body)" strokeWidth="2.2" strokeLinecap="round" strokeLinejoin="round">
        <path d="M20 10v23" strokeWidth="1.6" />
        <path d="M8 14.2c2.6-.4 5.2-.2 7.6.6M8 19.7c2.6-.4 5.2-.2 7.6.6M8 25.2c1.7-.3 3.3-.3 4.9 0" />
      </g>
      <path
        fill="var(--mantine-color-body)"
        d="M26.3 12.6h5.2c1.5 0 2.7 1.2 2.7 2.7v5.2c0 1.5-1.2 2.7-2.7 2.7h-2.7l-3.3 3.2c-.4.4-1 .1-1-.5v-3c-.6-.5-.9-1.2-.9-2.1v-5.5c0-1.5 1.2-2.7 2.7-2.7z"
      />
      <path
        d="m26.5 18 1.8 1.8 3.2-3.5"
        fill="none"
        stroke="var(--mantine-primary-color-filled)"
        strokeWidth="1.9"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
};
