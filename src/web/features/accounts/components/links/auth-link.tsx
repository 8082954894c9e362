import type { ComponentPropsWithRef, MouseEvent } from "react";
import { authAddress, useAuthPlace } from "../../../../lib/session/auth-place.ts";
import type { AuthSearch } from "../../../../lib/session/auth-search.ts";

type AuthLinkProps = Omit<ComponentPropsWithRef<"a">, "href"> & { search?: AuthSearch };

/** To another form of the sign-in page, without loading it again; a new tab opens it as any link. */
export const AuthLink = ({ search = {}, onClick, ...others }: AuthLinkProps) => {
  const { show } = useAuthPlace();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    show(search);
  };
  return <a {...others} href={authAddress(search)} onClick={follow} />;
};
