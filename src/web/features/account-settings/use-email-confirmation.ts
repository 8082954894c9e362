import { useNavigate, useSearch } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import type { SettingsSearch } from "../../lib/search/settings-search.ts";
import { useConfirmEmailChange } from "./api/use-confirm-email-change.ts";

/** What the mail to a new address links to. The token leaves the address at once, so that a reload doesn't spend it again. */
export const useEmailConfirmation = (): void => {
  const { emailToken }: SettingsSearch = useSearch({ strict: false });
  const navigate = useNavigate();
  const { mutate: confirm } = useConfirmEmailChange();
  const spent = useRef<string>(undefined);
  useEffect(() => {
    if (emailToken === undefined || spent.current === emailToken) return;
    spent.current = emailToken;
    confirm(emailToken);
    void navigate({ to: "/settings", search: { tab: "account" }, replace: true });
  }, [emailToken, confirm, navigate]);
};
