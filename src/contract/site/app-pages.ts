/**
 * The addresses of the web client's pages, `$` for any one part. The server needs them to tell a page from an address
 * that leads nowhere; `src/web/router.tsx` has the pages themselves, and a test holds the two together.
 */
export const appPages = [
  "/",
  "/auth",
  "/reset-password",
  "/admin-setup",
  "/simulator",
  "/app",
  "/clients",
  "/clients/$",
  "/clients/waitlist",
  "/insights",
  "/profile",
  "/settings",
  "/subscription",
  "/subscription-success",
  "/subscription-cancel",
  "/whatsapp-onboarding",
  "/whatsapp-poster",
  "/whatsapp-links",
  "/admin",
] as const;

/** Whether a path, without its query, is a page of the web client; a slash at its end makes no difference. */
export const isAppPage = (path: string): boolean => {
  const parts = partsOf(path);
  return patterns.some(
    (pattern) =>
      pattern.length === parts.length && pattern.every((part, index) => part === "$" || part === parts[index]),
  );
};

const partsOf = (path: string): string[] => path.replace(/\/$/, "").split("/").slice(1);

const patterns = appPages.map(partsOf);
