import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { contactProblems } from "#contract/site/contact-problems.ts";
import { contactFormMarks as marks, publicPagePath } from "#contract/site/public-pages.ts";
import { contactLimits } from "#domain/contact/contact-limits.ts";
import type { Language } from "#domain/languages.ts";
import site from "../frame/site.module.css";
import classes from "./contact.module.css";

/**
 * A form that any browser can send: the server answers with this page, its marks filled in. With scripts
 * `start-contact-form.ts` sends it, and the answer's code picks one of the messages that wait here.
 */
export const ContactForm = () => {
  const { t, i18n } = useTranslation();
  const address = publicPagePath("contact", i18n.language as Language);
  return (
    <div className={classes.card} data-contact-state={marks.state}>
      <form
        data-contact
        method="post"
        action={address}
        noValidate
        className={classes.form}
        data-busy={t("site.contact.busy")}
      >
        <p role="alert" data-problem="form" className={classes.problem}>
          {marks.formProblem}
        </p>
        <Field name="name" label={t("site.contact.name")}>
          <input {...fieldProps("name")} autoComplete="name" maxLength={contactLimits.name} defaultValue={marks.name} />
        </Field>
        <Field name="email" label={t("site.contact.email")}>
          <input
            {...fieldProps("email")}
            type="email"
            autoComplete="email"
            maxLength={contactLimits.email}
            defaultValue={marks.email}
          />
        </Field>
        <Field
          name="message"
          label={t("site.contact.message")}
          hint={
            <span className={classes.hint} id="contact-hint">
              {t("site.contact.messageHint")}
              <span data-count aria-hidden />
            </span>
          }
        >
          <textarea
            {...fieldProps("message")}
            aria-describedby="contact-hint contact-message-problem"
            rows={7}
            maxLength={contactLimits.message}
            defaultValue={marks.message}
          />
        </Field>
        <label className={classes.trap}>
          {t("site.contact.leaveEmpty")}
          <input name="topic" tabIndex={-1} autoComplete="off" />
        </label>
        <button type="submit" className={site.button}>
          {t("site.contact.submit")}
        </button>
        <ProblemTexts />
      </form>
      <div data-sent className={classes.sent} tabIndex={-1}>
        <h2>{t("site.contact.sentTitle")}</h2>
        <p>{t("site.contact.sent")}</p>
        <a className={site.quietButton} href={address} data-again>
          {t("site.contact.another")}
        </a>
      </div>
    </div>
  );
};

type FieldName = "name" | "email" | "message";

const invalidMarks = { name: marks.nameInvalid, email: marks.emailInvalid, message: marks.messageInvalid };
const problemMarks = { name: marks.nameProblem, email: marks.emailProblem, message: marks.messageProblem };

const fieldProps = (name: FieldName) => ({
  id: `contact-${name}`,
  name,
  required: true,
  dir: name === "email" ? undefined : "auto",
  // The mark: an empty value means that nothing is wrong.
  "aria-invalid": invalidMarks[name] as unknown as boolean,
  "aria-describedby": `contact-${name}-problem`,
});

const Field = (props: { name: FieldName; label: string; hint?: ReactNode; children: ReactNode }) => (
  <div className={classes.field}>
    <label htmlFor={`contact-${props.name}`}>{props.label}</label>
    {props.children}
    {props.hint}
    <p id={`contact-${props.name}-problem`} data-problem={props.name} className={classes.fieldProblem}>
      {problemMarks[props.name]}
    </p>
  </div>
);

const ProblemTexts = () => {
  const { t } = useTranslation();
  return contactProblems.map(({ code, title, text }) => (
    <template key={code} data-problem-text={code}>
      <strong>{t(`site.contact.errors.${title}`)}</strong> <span>{t(`site.contact.errors.${text}`)}</span>
    </template>
  ));
};
