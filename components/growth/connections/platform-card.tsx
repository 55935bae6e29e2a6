"use client";

import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Card, CardText, CardTitle } from "@/components/ui/card";
import { cn } from "@/components/ui/cn";
import {
  CHOOSABLE_PLATFORMS,
  type ChoosablePlatform,
  type OauthPlatform,
} from "@/lib/features/growth/connections/constants";
import { CARDS, CONNECTIONS_COPY } from "@/lib/features/growth/connections/copy";
import type { PlatformState } from "@/lib/features/growth/connections/types";
import { AccountChooser } from "./account-chooser";
import { DisconnectButton } from "./disconnect-button";

const isChoosable = (platform: OauthPlatform): platform is ChoosablePlatform =>
  CHOOSABLE_PLATFORMS.some((one) => one === platform);

interface PlatformCardProps {
  platform: OauthPlatform;
  state: PlatformState;
  /** Opens the platform's window. */
  onConnect: () => void;
  connecting: boolean;
  /** Its window is open; `blockedUrl` is set if the browser blocked it. */
  waiting: { blockedUrl: string | null } | null;
}

/**
 * One of the company's accounts: its description, whether posts can go there, and the one action to
 * take (CONN-05 to CONN-07).
 */
export function PlatformCard({
  platform,
  state,
  onConnect,
  connecting,
  waiting,
}: PlatformCardProps) {
  const { name, text, connect } = CARDS[platform];
  const copy = CONNECTIONS_COPY;
  return (
    <Card as="article" className="flex flex-col gap-3" aria-labelledby={`${platform}-card`}>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <CardTitle as="h3" id={`${platform}-card`}>
          {name}
        </CardTitle>
        <Badge tone={state.connected ? "soft" : "sunk"}>
          <span
            aria-hidden
            className={cn("size-2 rounded-full", state.connected ? "bg-primary" : "bg-line-strong")}
          />
          {state.connected ? copy.connected : copy.notConnected}
        </Badge>
      </div>
      <CardText className="mt-0">{text}</CardText>
      {state.connected && !state.choose ? <p className="font-semibold">{copy.ready}</p> : null}
      {state.message ? (
        <p className="wrap-anywhere text-ink-soft text-sm">{state.message}</p>
      ) : null}
      {waiting && !state.connected ? <Waiting name={name} blockedUrl={waiting.blockedUrl} /> : null}
      {state.connected && isChoosable(platform) ? (
        <AccountChooser platform={platform} needed={state.choose === true} />
      ) : null}
      <div className="mt-auto pt-1">
        {state.connected ? (
          <DisconnectButton platform={platform} />
        ) : (
          <Button pending={connecting} aria-describedby={`${platform}-card`} onClick={onConnect}>
            {connect}
          </Button>
        )}
      </div>
    </Card>
  );
}

function Waiting({ name, blockedUrl }: { name: string; blockedUrl: string | null }) {
  const copy = CONNECTIONS_COPY;
  return (
    <p role="status" className="text-sm">
      {blockedUrl === null ? copy.waiting(name) : copy.blocked(name)}{" "}
      {blockedUrl === null ? null : (
        // No `noopener`: the window tells this page when it is done.
        <a
          href={blockedUrl}
          target="willow-connection"
          rel="opener"
          className="font-semibold underline"
        >
          {copy.openWindow}
        </a>
      )}
    </p>
  );
}
