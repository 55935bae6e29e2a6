/*
 * One task: when a page cannot be had because no network answered, show the page for that (decision 0021). What the network
 * answers is always what is shown: a page, a redirect, an error of the server. It keeps the four files named here and
 * nothing else: no page of a person, no answer of the API.
 *
 * Navigation preload stays off. The browser sends a preload before it knows that the worker leaves a request alone, and
 * then sends the request again: a sign-in callback, whose code is good for one use, would arrive twice and fail.
 */
const KIT = "willow-offline-b9a16a14c1";
const PAGE = "/offline.html";
const FILES = [PAGE, "/offline.js", "/first-aid.js", "/icon.svg"];

/** Signing in, signing out and data are between the browser and the server. */
const HANDS_OFF = /^\/(?:api|auth)(?:\/|$)/;

const fetchKit = async () => {
  const kit = await caches.open(KIT);
  await kit.addAll(FILES.map((file) => new Request(file, { cache: "reload", credentials: "omit" })));
};

const forgetOlderKits = async () => {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith("willow-") && name !== KIT).map((name) => caches.delete(name)));
};

self.addEventListener("install", (event) => {
  self.skipWaiting();
  event.waitUntil(fetchKit());
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    Promise.all([forgetOlderKits(), self.registration.navigationPreload?.disable(), self.clients.claim()]),
  );
});

/** `fetch` throws a TypeError when no answer came at all; every other failure, such as a stopped load, stays what it is. */
const fromNetworkOr = async (request, file) => {
  try {
    return await fetch(request);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return (await caches.match(file, { cacheName: KIT })) ?? Response.error();
  }
};

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin || HANDS_OFF.test(pathname)) return;
  if (request.mode === "navigate") event.respondWith(fromNetworkOr(request, PAGE));
  else if (FILES.includes(pathname)) event.respondWith(fromNetworkOr(request, pathname));
});
