"use client";

import { useEffect, useRef, useState } from "react";
import { ApiError } from "@/lib/client/api";
import { toast } from "@/lib/client/toast";
import {
  useAuthorize,
  usePlatformStatus,
  useTestYoutube,
} from "@/lib/features/growth/connections/client";
import {
  CHANNEL,
  OAUTH_PLATFORMS,
  type OauthPlatform,
  POPUP_FEATURES,
  POPUP_NAME,
  successMessage,
} from "@/lib/features/growth/connections/constants";
import { CONNECTIONS_COPY, nameOf } from "@/lib/features/growth/connections/copy";

const { toasts } = CONNECTIONS_COPY;

/** The window opened for a platform; `blockedUrl` is set if the browser blocked it. */
interface Waiting {
  readonly platform: OauthPlatform;
  readonly blockedUrl: string | null;
  readonly opened: Window | null;
}

/**
 * Takes the person through a platform's window (CONN-10 to CONN-13). A message from the window only
 * triggers a status refetch: the status alone decides whether a platform is connected, so a forged
 * message can't fake it.
 */
export function useAuthorization() {
  const status = usePlatformStatus();
  const testYoutube = useTestYoutube();
  const authorize = useAuthorize();
  const [waiting, setWaiting] = useState<Waiting | null>(null);
  const { refetch } = status;

  useMessages(async (platform) => {
    const { data } = await refetch();
    if (!data?.[platform].connected) return;
    setWaiting(null);
    toast(platform === "youtube" ? toasts.youtube : toasts.other(nameOf(platform)));
  });

  // The window may be closed or cut off without a message, so the status is refetched on focus.
  // Once the window is closed we stop waiting; a message from one that was only cut off still
  // arrives.
  useEffect(() => {
    if (!waiting) return;
    const look = () =>
      void refetch().then(({ data }) => {
        if (data?.[waiting.platform].connected || waiting.opened?.closed) setWaiting(null);
      });
    window.addEventListener("focus", look);
    return () => window.removeEventListener("focus", look);
  }, [waiting, refetch]);

  function openWindow(platform: OauthPlatform, authUrl: string): void {
    const opened = window.open(authUrl, POPUP_NAME, POPUP_FEATURES);
    setWaiting({ platform, opened, blockedUrl: opened ? null : authUrl });
    // A blocked window is offered on the card; there's nothing to complete yet.
    if (opened)
      toast(platform === "youtube" ? toasts.authorize : toasts.authorizeOther(nameOf(platform)));
  }

  async function start(platform: OauthPlatform): Promise<void> {
    const state = status.data?.[platform];
    // YouTube's own test reports this, in the words of ERR-29; its card names the settings.
    if (platform !== "youtube" && state && isNotSetUp(state)) {
      toast({ title: toasts.setupMissing, description: state.message, variant: "destructive" });
      return;
    }
    try {
      const url = await addressFor(platform);
      if (url) openWindow(platform, url);
    } catch (error) {
      // An expired session is announced elsewhere, which also redirects (ERR-26).
      if (error instanceof ApiError && error.status === 401) return;
      toast({ ...wordsOf(platform, error), variant: "destructive" });
    }
  }

  async function addressFor(platform: OauthPlatform): Promise<string | null> {
    if (platform !== "youtube") return (await authorize.mutateAsync(platform)).authUrl;
    const { authUrl, connected, message } = await testYoutube.mutateAsync();
    if (!authUrl && connected) toast({ title: CONNECTIONS_COPY.connected, description: message });
    else if (!authUrl) toast({ ...toasts.failed, variant: "destructive" });
    return authUrl ?? null;
  }

  const starting = testYoutube.isPending
    ? "youtube"
    : authorize.isPending
      ? (authorize.variables ?? null)
      : null;
  return { start, starting, waiting };
}

/**
 * True when the operator hasn't set the platform's credentials: one of their flags is off. The
 * account's own token doesn't count.
 */
const isNotSetUp = (state: Readonly<Record<string, boolean | string | undefined>>): boolean =>
  ["app_id", "app_secret", "client_id", "client_secret"].some((flag) => state[flag] === false);

function wordsOf(platform: OauthPlatform, error: unknown): { title: string; description: string } {
  const words = platform === "youtube" ? toasts.failed : toasts.failedOther(nameOf(platform));
  // The server's message about missing settings helps more than a generic failure.
  const told = error instanceof ApiError && error.status === 409 ? error.detail.message : undefined;
  return told ? { ...words, description: told } : words;
}

/**
 * Listens for the window's message, from our own origin only, over both postMessage and the
 * broadcast channel; if both arrive, one counts.
 */
function useMessages(onSuccess: (platform: OauthPlatform) => Promise<void>): void {
  const handle = useRef(onSuccess);
  useEffect(() => {
    handle.current = onSuccess;
  });
  useEffect(() => {
    const busy = new Set<OauthPlatform>();
    const hear = (said: unknown): void => {
      const platform = OAUTH_PLATFORMS.find((one) => successMessage(one) === said);
      if (!platform || busy.has(platform)) return;
      busy.add(platform);
      void handle.current(platform).finally(() => busy.delete(platform));
    };
    const onMessage = ({ origin, data }: MessageEvent) => {
      if (origin === window.location.origin) hear(data);
    };
    const channel = typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel(CHANNEL);
    channel?.addEventListener("message", ({ data }) => hear(data));
    window.addEventListener("message", onMessage);
    return () => {
      window.removeEventListener("message", onMessage);
      channel?.close();
    };
  }, []);
}
