"use client";

import { Globe, MessageCircle, MessageSquareText, Phone, Siren } from "lucide-react";
import type { ReactNode } from "react";
import { useEffect, useRef } from "react";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { contactsFor } from "@/lib/crisis/contacts";
import { INTERNATIONAL_DIRECTORY, US } from "@/lib/crisis/united-states/contacts";
import { COUPLES_COPY } from "@/lib/features/couples/copy";
import type { CheckInResult } from "@/lib/features/couples/types";
import { dialable } from "@/lib/shared/dialable";
import { filled } from "@/lib/shared/filled";

const copy = COUPLES_COPY.adult.checkIn;

interface CheckInHelpProps {
  help: CheckInResult["help"];
  region: string | null;
  onClose: () => void;
}

/**
 * The response to the answers, shown once: thanks, or people who know about harm by a partner. At
 * most three contacts, one first.
 */
export function CheckInHelp({ help, region, onClose }: CheckInHelpProps) {
  const start = useRef<HTMLDivElement>(null);
  useEffect(() => {
    start.current?.focus({ preventScroll: true });
    // The dialog is still scrolled to the last question, so scroll to the top.
    const window = start.current?.closest("dialog");
    if (window) window.scrollTop = 0;
  }, []);
  const isHelp = help !== "none";
  const words = isHelp ? copy.help : copy.none;
  return (
    <div ref={start} tabIndex={-1} className="mt-4 grid gap-4 outline-none">
      <h3 className="text-xl">{words.title}</h3>
      <p>{words.text}</p>
      {isHelp ? <Lines region={region} now={help === "now"} /> : null}
      {isHelp ? (
        <>
          <p>{copy.help.joint}</p>
          <p>{copy.help.private}</p>
          <p className="text-ink-soft text-sm">{copy.help.exit}</p>
        </>
      ) : null}
      <Button variant="secondary" onClick={onClose} className="justify-self-start">
        {copy.close}
      </Button>
    </div>
  );
}

function Lines({ region, now }: { region: string | null; now: boolean }) {
  const { emergency, inUnitedStates } = contactsFor(region, "adult", "en");
  const danger = { emergency };
  return (
    <>
      <p className="font-semibold">{filled(copy.help.now, danger)}</p>
      <ul className="grid gap-2.5">
        {now || !inUnitedStates ? (
          <Line
            href={`tel:${dialable(emergency)}`}
            icon={<Siren aria-hidden className="size-5" />}
            label={filled(copy.lines.call, { number: emergency })}
            hint={copy.lines.emergencyHint}
            first
          />
        ) : null}
        {inUnitedStates ? <UnitedStatesLines first={!now} withChat={!now} /> : <LocalLine />}
      </ul>
    </>
  );
}

function UnitedStatesLines({ first, withChat }: { first: boolean; withChat: boolean }) {
  const { number, text, chat } = US.violence;
  return (
    <>
      <Line
        href={`tel:${dialable(number)}`}
        icon={<Phone aria-hidden className="size-5" />}
        label={filled(copy.lines.call, { number })}
        hint={copy.lines.callHint}
        first={first}
      />
      <Line
        href={`sms:${dialable(text.number)}`}
        icon={<MessageSquareText aria-hidden className="size-5" />}
        label={filled(copy.lines.text, text)}
        hint={copy.lines.textHint}
      />
      {withChat ? (
        <Line
          href={chat.href}
          newTab
          icon={<MessageCircle aria-hidden className="size-5" />}
          label={copy.lines.chat}
          hint={copy.lines.chatHint}
        />
      ) : null}
    </>
  );
}

const LocalLine = () => (
  <Line
    href={INTERNATIONAL_DIRECTORY.href}
    newTab
    icon={<Globe aria-hidden className="size-5" />}
    label={copy.lines.local}
    hint={copy.lines.localHint}
  />
);

interface LineProps {
  href: string;
  icon: ReactNode;
  label: string;
  hint: string;
  first?: boolean;
  newTab?: boolean;
}

function Line({ href, icon, label, hint, first, newTab }: LineProps) {
  return (
    <li>
      <a
        href={href}
        {...(newTab ? { target: "_blank", rel: "noopener noreferrer" } : {})}
        className={cn(
          "flex min-h-16 items-center gap-4 rounded-control border bg-card p-3.5 no-underline",
          first ? "border-primary bg-primary-soft" : "border-line-strong hover:border-primary",
        )}
      >
        {icon}
        <span>
          <span className="block font-bold">{label}</span>
          <span className="block text-ink-soft text-sm">{hint}</span>
        </span>
      </a>
    </li>
  );
}
