/*
 * One task: when a page cannot be had because no network answered, show the page for that (decision 0021). Whatever page
 * the network answers is shown: a page, a redirect, an error of the server. It keeps the files named here and nothing
 * else: no page of a person, no answer of the API.
 *
 * Navigation preload stays off. The browser sends a preload before it knows that the worker leaves a request alone, and
 * then sends the request again: a sign-in callback, whose code is good for one use, would arrive twice and fail.
 */
const KIT = "willow-offline-ba9d4547f0";
const PAGE = "/offline.html";
const FILES = [
  PAGE,
  ...["/offline.css", "/offline.js", "/offline-device.js", "/offline-tools.js", "/offline-mood.js"],
  ...["/first-aid.js", "/icon.svg"],
];
/**
 * The crisis detector, for a note that is typed without a network. Larger than all the rest and made with every build, so
 * it has a cache of its own, is fetched after the others, and looked at anew at most once a day.
 */
const DETECTOR = "/offline-detector.js";
const DETECTOR_CACHE = "willow-detector";
const DAY_MS = 24 * 60 * 60 * 1000;

/** Signing in, signing out and data are between the browser and the server. */
const HANDS_OFF = /^\/(?:api|auth)(?:\/|$)/;

const fetchKit = async () => {
  const kit = await caches.open(KIT);
  await kit.addAll(FILES.map((file) => new Request(file, { cache: "reload", credentials: "omit" })));
};

const forgetOlderKits = async () => {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith("willow-") && name !== KIT && name !== DETECTOR_CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
};

const refreshDetector = async () => {
  const cache = await caches.open(DETECTOR_CACHE);
  const kept = await cache.match(DETECTOR);
  if (kept && Date.now() - Date.parse(kept.headers.get("date")) < DAY_MS) return;
  const fresh = await fetch(new Request(DETECTOR, { cache: "no-cache", credentials: "omit" }));
  if (fresh.ok) await cache.put(DETECTOR, fresh);
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

/** Each page of the application says when it is at rest (components/layout/offline-kit.tsx). */
self.addEventListener("message", (event) => {
  if (event.data === "at rest") event.waitUntil(refreshDetector().catch(() => undefined));
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

/** Somebody is typing a note: what is kept answers, for a network that is barely there may take minutes to fail. */
const keptDetector = async (request) =>
  (await caches.match(DETECTOR, { cacheName: DETECTOR_CACHE })) ?? (await fetch(request));

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin || HANDS_OFF.test(pathname)) return;
  if (request.mode === "navigate") event.respondWith(fromNetworkOr(request, PAGE));
  else if (pathname === DETECTOR) event.respondWith(keptDetector(request));
  else if (FILES.includes(pathname)) event.respondWith(fromNetworkOr(request, pathname));
});
