import { createRootRoute, createRoute, createRouter, lazyRouteComponent } from "@tanstack/react-router";
import { Suspense } from "react";
import { PageLoader } from "./components/full-screen-loader.tsx";
import { PageSkeleton } from "./components/page-skeleton.tsx";
import { RequireOwner } from "./features/accounts/components/require-owner.tsx";
import { withTexts } from "./lib/language/i18n.ts";
import { type AdminSearch, parseAdminSearch } from "./lib/search/admin-search.ts";
import { type ClientListSearch, parseClientListSearch } from "./lib/search/client-list-search.ts";
import { type DashboardSearch, parseDashboardSearch } from "./lib/search/dashboard-search.ts";
import { type InsightsSearch, parseInsightsSearch } from "./lib/search/insights-search.ts";
import { parsePlainSearch, stringifyPlainSearch } from "./lib/search/plain-search.ts";
import { parseSettingsSearch, type SettingsSearch } from "./lib/search/settings-search.ts";
import { parseSetupSearch, type SetupSearch } from "./lib/search/setup-search.ts";
import {
  type PaymentSearch,
  parsePaymentSearch,
  parseSubscriptionSearch,
  type SubscriptionSearch,
} from "./lib/search/subscription-search.ts";
import { noSearch, textIn, validatedSearch } from "./lib/search/validated-search.ts";
import { type AuthSearch, parseAuthSearch } from "./lib/session/auth-search.ts";
import { CrashPage } from "./pages/crash-page.tsx";
import { RootLayout } from "./pages/root-layout.tsx";

const NotFoundPage = lazyRouteComponent(() => import("./pages/not-found-page.tsx"), "NotFoundPage");

const rootRoute = createRootRoute({
  component: RootLayout,
  notFoundComponent: () => (
    <Suspense fallback={<PageLoader />}>
      <NotFoundPage />
    </Suspense>
  ),
});

const authRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/auth",
  pendingComponent: PageLoader,
  validateSearch: validatedSearch<AuthSearch>(parseAuthSearch),
  component: lazyRouteComponent(() => import("./pages/account/auth-page.tsx"), "AuthPage"),
});

const resetPasswordRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/reset-password",
  pendingComponent: PageLoader,
  validateSearch: validatedSearch((raw) => textIn(raw, "token", 200)),
  component: lazyRouteComponent(() => import("./pages/account/reset-password-page.tsx"), "ResetPasswordPage"),
});

const adminSetupRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/admin-setup",
  pendingComponent: PageLoader,
  validateSearch: noSearch,
  component: lazyRouteComponent(
    withTexts("admin", () => import("./pages/admin/admin-setup-page.tsx")),
    "AdminSetupPage",
  ),
});

// The server sends it only beside the simulators.
const phoneRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/simulator",
  pendingComponent: PageLoader,
  validateSearch: noSearch,
  component: lazyRouteComponent(
    withTexts("chat", () => import("./pages/whatsapp/phone-page.tsx")),
    "PhonePage",
  ),
});

/** Everything below it is for the signed-in owner and inside the shell. */
const ownerRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: "owner",
  // There is no frame yet that a page's shape would fit in.
  pendingComponent: PageLoader,
  component: () => (
    <RequireOwner>
      <OwnerShell />
    </RequireOwner>
  ),
});

// Wrapped, so that the router doesn't fetch the dashboard's code for a visitor the guard turns away.
const OwnerShell = lazyRouteComponent(
  withTexts("dashboard", () => import("./pages/owner-layout.tsx")),
  "OwnerLayout",
);
const Dashboard = lazyRouteComponent(() => import("./pages/dashboard/dashboard-page.tsx"), "DashboardPage");
const dashboard = () => <Dashboard />;
const Profile = lazyRouteComponent(
  withTexts("settings", () => import("./pages/account/profile-page.tsx")),
  "ProfilePage",
);
const Settings = lazyRouteComponent(
  withTexts("settings", () => import("./pages/account/settings-page.tsx")),
  "SettingsPage",
);

const Clients = lazyRouteComponent(
  withTexts("chat", () => import("./pages/clients/clients-page.tsx")),
  "ClientsPage",
);
const Client = lazyRouteComponent(
  withTexts("chat", () => import("./pages/clients/client-page.tsx")),
  "ClientPage",
);

const Waitlist = lazyRouteComponent(
  withTexts("chat", () => import("./pages/clients/waitlist-page.tsx")),
  "WaitlistPage",
);

const Insights = lazyRouteComponent(
  withTexts("insights", () => import("./pages/insights-page.tsx")),
  "InsightsPage",
);

const Subscription = lazyRouteComponent(
  withTexts("subscription", () => import("./pages/subscription/subscription-page.tsx")),
  "SubscriptionPage",
);
const SubscriptionSuccess = lazyRouteComponent(
  withTexts("subscription", () => import("./pages/subscription/subscription-success-page.tsx")),
  "SubscriptionSuccessPage",
);
const SubscriptionCancel = lazyRouteComponent(
  withTexts("subscription", () => import("./pages/subscription/subscription-cancel-page.tsx")),
  "SubscriptionCancelPage",
);

const WhatsAppOnboarding = lazyRouteComponent(
  withTexts("numbers", () => import("./pages/whatsapp/whatsapp-onboarding-page.tsx")),
  "WhatsAppOnboardingPage",
);
const WhatsAppPoster = lazyRouteComponent(
  withTexts("numbers", () => import("./pages/whatsapp/whatsapp-poster-page.tsx")),
  "WhatsAppPosterPage",
);

const WhatsAppLinks = lazyRouteComponent(
  withTexts("numbers", () => import("./pages/whatsapp/whatsapp-links-page.tsx")),
  "WhatsAppLinksPage",
);

const Admin = lazyRouteComponent(
  withTexts("admin", () => import("./pages/admin/admin-page.tsx")),
  "AdminPage",
);
const adminRoute = createRoute({
  getParentRoute: () => ownerRoute,
  path: "/admin",
  validateSearch: validatedSearch<AdminSearch>(parseAdminSearch),
  component: () => <Admin />,
});

const homeRoute = createRoute({
  getParentRoute: () => ownerRoute,
  path: "/",
  pendingComponent: PageLoader,
  validateSearch: validatedSearch<DashboardSearch>(parseDashboardSearch),
  component: dashboard,
});
const appRoute = createRoute({
  getParentRoute: () => ownerRoute,
  path: "/app",
  pendingComponent: PageLoader,
  validateSearch: validatedSearch<DashboardSearch>(parseDashboardSearch),
  component: dashboard,
});

const profileRoute = createRoute({
  getParentRoute: () => ownerRoute,
  path: "/profile",
  validateSearch: noSearch,
  component: () => <Profile />,
});

const settingsRoute = createRoute({
  getParentRoute: () => ownerRoute,
  path: "/settings",
  validateSearch: validatedSearch<SettingsSearch>(parseSettingsSearch),
  component: () => <Settings />,
});

const clientsRoute = createRoute({
  getParentRoute: () => ownerRoute,
  path: "/clients",
  validateSearch: validatedSearch<ClientListSearch>(parseClientListSearch),
  component: () => <Clients />,
});

const clientRoute = createRoute({
  getParentRoute: () => ownerRoute,
  path: "/clients/$clientId",
  validateSearch: noSearch,
  component: () => <Client />,
});

const waitlistRoute = createRoute({
  getParentRoute: () => ownerRoute,
  path: "/clients/waitlist",
  validateSearch: noSearch,
  component: () => <Waitlist />,
});

const insightsRoute = createRoute({
  getParentRoute: () => ownerRoute,
  path: "/insights",
  validateSearch: validatedSearch<InsightsSearch>(parseInsightsSearch),
  component: () => <Insights />,
});

const subscriptionRoute = createRoute({
  getParentRoute: () => ownerRoute,
  path: "/subscription",
  validateSearch: validatedSearch<SubscriptionSearch>(parseSubscriptionSearch),
  component: () => <Subscription />,
});

const subscriptionSuccessRoute = createRoute({
  getParentRoute: () => ownerRoute,
  path: "/subscription-success",
  validateSearch: validatedSearch<PaymentSearch>(parsePaymentSearch),
  component: () => <SubscriptionSuccess />,
});
const subscriptionCancelRoute = createRoute({
  getParentRoute: () => ownerRoute,
  path: "/subscription-cancel",
  validateSearch: validatedSearch<SubscriptionSearch>(parseSubscriptionSearch),
  component: () => <SubscriptionCancel />,
});

const subscriptionRoutes = [subscriptionRoute, subscriptionSuccessRoute, subscriptionCancelRoute] as const;

const whatsAppOnboardingRoute = createRoute({
  getParentRoute: () => ownerRoute,
  path: "/whatsapp-onboarding",
  validateSearch: validatedSearch<SetupSearch>(parseSetupSearch),
  component: () => <WhatsAppOnboarding />,
});

const whatsAppPosterRoute = createRoute({
  getParentRoute: () => ownerRoute,
  path: "/whatsapp-poster",
  validateSearch: validatedSearch((raw) => textIn(raw, "link", 40)),
  component: () => <WhatsAppPoster />,
});

const whatsAppLinksRoute = createRoute({
  getParentRoute: () => ownerRoute,
  path: "/whatsapp-links",
  validateSearch: noSearch,
  component: () => <WhatsAppLinks />,
});

export const router = createRouter({
  routeTree: rootRoute.addChildren([
    authRoute,
    resetPasswordRoute,
    adminSetupRoute,
    phoneRoute,
    ownerRoute.addChildren([
      homeRoute,
      appRoute,
      clientsRoute,
      waitlistRoute,
      clientRoute,
      insightsRoute,
      profileRoute,
      settingsRoute,
      ...subscriptionRoutes,
      whatsAppOnboardingRoute,
      whatsAppPosterRoute,
      whatsAppLinksRoute,
      adminRoute,
    ]),
  ]),
  parseSearch: parsePlainSearch,
  stringifySearch: stringifyPlainSearch,
  defaultPendingComponent: PageSkeleton,
  defaultErrorComponent: CrashPage,
  scrollRestoration: true,
});

declare module "@tanstack/react-router" {
  interface Register {
    router: typeof router;
  }
}
