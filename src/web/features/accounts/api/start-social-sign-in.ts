import { authRequest } from "./auth-request.ts";

/** Leaves the page for the provider's; it sends the visitor back signed in. */
export const startSocialSignIn = async ({ provider, next }: { provider: string; next: string }): Promise<void> => {
  const { url } = await authRequest<{ url: string }>("/sign-in/social", { provider, callbackURL: next });
  location.assign(url);
};
