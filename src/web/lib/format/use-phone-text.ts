import { useEffect, useState } from "react";
import type { formatPhone } from "#domain/phone/format-phone.ts";
import { useOwner } from "../session/owner-context.ts";

type Format = typeof formatPhone;

let format: Format | null = null;

/**
 * Numbers as people write them; those without a country are read as the business's own. The tables for it come after the
 * page, which doesn't wait for them: until then a number is shown as it is stored.
 */
export const usePhoneText = (): ((phone: string) => string) => {
  const { country } = useOwner().profile;
  const [known, setKnown] = useState<{ format: Format | null }>({ format });
  useEffect(() => {
    if (known.format) return;
    void import("#domain/phone/format-phone.ts").then((module) => {
      format = module.formatPhone;
      setKnown({ format });
    });
  }, [known]);
  return (phone) => known.format?.(phone, country) ?? phone;
};
