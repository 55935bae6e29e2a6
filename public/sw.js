/*
 * One task: when a page cannot be had because the network is down, show the page for that (decision 0021). It keeps that
 * page, its script and the few files it needs, and nothing else: no page of a person, no answer of the API.
 */
const KIT = "willow-offline-1";
const PAGE = "/offline.html";
const FILES = [PAGE, "/offline.js", "/first-aid.js", "/icon.svg"];

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(KIT).then((kit) => kit.addAll(FILES.map((file) => new Request(file, { cache: "reload" })))));
  self.skipWaiting();
});

const forgetOlderKits = async () => {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith("willow-") && name !== KIT).map((name) => caches.delete(name)));
};

self.addEventListener("activate", (event) => {
  event.waitUntil(Promise.all([forgetOlderKits(), self.registration.navigationPreload?.enable()]));
  self.clients.claim();
});

const page = async (event) => {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch {
    return (await caches.match(PAGE)) ?? Response.error();
  }
};

const file = async (request) => {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match(new URL(request.url).pathname)) ?? Response.error();
  }
};

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET") return;
  const url = new URL(request.url);
  if (url.origin !== location.origin) return;
  if (request.mode === "navigate") {
    // Signing in and out are the provider's and the server's own.
    if (!url.pathname.startsWith("/api/")) event.respondWith(page(event));
  } else if (FILES.includes(url.pathname)) event.respondWith(file(request));
});
