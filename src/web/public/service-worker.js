// Lets the app open without a network, and shows what the server pushes. It keeps the app's own files alone: no answer of the
// API ever passes through here, so nothing personal is kept and no write is repeated.

const shellCache = "daybook-shell-1";
const shellPage = "/app";

self.addEventListener("install", () => self.skipWaiting());

self.addEventListener("activate", (event) => {
  const forgetOlder = async () => {
    const names = await caches.keys();
    await Promise.all(names.filter((name) => name !== shellCache).map((name) => caches.delete(name)));
    await self.clients.claim();
  };
  event.waitUntil(forgetOlder());
});

// The page names the files it was built from; those of an earlier release go.
self.addEventListener("message", (event) => {
  if (event.data?.kind === "keep-shell") event.waitUntil(keepShell(event.data.files));
});

const keepShell = async (files) => {
  const cache = await caches.open(shellCache);
  const page = await fetch(shellPage, { cache: "no-store", credentials: "omit" });
  if (!page.ok) return;
  const named = [...(await page.clone().text()).matchAll(/ (?:src|href)="(\/assets\/[^"]+)"/g)].map(([, file]) => file);
  // Someone who came by the sign-in page hasn't loaded all that the app's own page names.
  const loaded = files.filter((file) => file.startsWith("/assets/") || file === "/color-scheme.js");
  const wanted = new Set([...loaded, ...named]);
  for (const { url } of await cache.keys()) {
    const { pathname } = new URL(url);
    if (pathname !== shellPage && !wanted.has(pathname)) await cache.delete(url);
    else wanted.delete(pathname);
  }
  await Promise.all([...wanted].map((file) => cache.add(file).catch(() => undefined)));
  await cache.put(shellPage, page);
};

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (request.mode === "navigate") {
    if (!/^\/(?:api|webhooks|simulator|files|healthz|readyz|metrics)(?:\/|$)/.test(pathname)) {
      event.respondWith(openPage(request));
    }
  } else if (pathname.startsWith("/assets/") || pathname === "/color-scheme.js") event.respondWith(openFile(request));
});

// The network always comes first, so that nobody is shown an old release; what is kept is for when there is none.
const openPage = async (request) => {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await caches.match(shellPage, { cacheName: shellCache });
    if (kept) return kept;
    throw error;
  }
};

// A file's name changes with its content: a kept one is the right one.
const openFile = async (request) => {
  const kept = await caches.match(request, { cacheName: shellCache });
  if (kept && new URL(request.url).pathname.startsWith("/assets/")) return kept;
  try {
    return await fetch(request);
  } catch (error) {
    if (kept) return kept;
    throw error;
  }
};

self.addEventListener("push", (event) => {
  const { title, body, path, tag } = event.data.json();
  event.waitUntil(
    self.registration.showNotification(title, {
      body,
      tag,
      icon: "/icon-192.png",
      badge: "/icon-192.png",
      data: { path },
    }),
  );
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(showPath(event.notification.data.path));
});

const showPath = async (path) => {
  const [open] = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  if (!open) return self.clients.openWindow(path);
  await open.focus();
  return open.navigate(path).catch(() => self.clients.openWindow(path));
};
