import { Eye, HeartHandshake, Lock, Scale, ShieldCheck } from "lucide-react";
import Link from "next/link";
import type { ReactNode } from "react";
import { Buddy } from "@/components/ui/art/buddy";
import { Card } from "@/components/ui/card";
import { AnchorButton, LinkButton } from "@/components/ui/link-button";
import { CONSENT_PAGE_COPY as copy } from "@/lib/core/consent/copy";
import type { ConsentRequest } from "@/lib/core/consent/types";
import { ConsentAnswer } from "./consent-answer";
import { NotMyChild } from "./not-my-child";
import { SettledHeading } from "./settled-heading";
import { WithdrawConsent } from "./withdraw-consent";

const ICONS = {
  what: HeartHandshake,
  stored: Lock,
  safety: ShieldCheck,
  rights: Scale,
  sees: Eye,
} as const;
const POINTS = ["what", "stored", "safety", "sees", "rights"] as const;

const day = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });

interface ConsentPageProps {
  token: string;
  /** Null if no such link was ever sent. */
  request: ConsentRequest | null;
}

/**
 * Asks a parent for consent in plain words, and shows the request's status (contract 8, "Consent of
 * a parent"; R-07).
 */
export function ConsentPage({ token, request }: ConsentPageProps) {
  if (!request) return <Notice title={copy.unknown.title}>{copy.unknown.text}</Notice>;
  if (request.status === "pending" && !request.heldSince)
    return <Question token={token} request={request} />;
  const astray = request.mayDecide.includes("not_mine") ? <NotMyChild token={token} /> : null;
  if (request.status === "notified") {
    return (
      <Told token={token} request={request}>
        {astray}
      </Told>
    );
  }
  const { title, text } = wordsOf(request);
  const holds = request.heldSince ?? request.status;
  return (
    <Notice
      title={title}
      isGuardian={request.isGuardian}
      isSignedIn={request.isSignedIn}
      hasPage={HAS_PAGE.has(holds) || (IS_SHUT.has(holds) && request.endsAt === null)}
      isDone={holds !== "pending"}
      more={
        request.mayDecide.includes("withdraw") ? (
          <WithdrawConsent token={token} request={request} />
        ) : (
          astray
        )
      }
    >
      {text(request.childFirstName, request.endsAt && `${day.format(request.endsAt)} (UTC)`)}
    </Notice>
  );
}

/**
 * The child is on the family page: consent was given (even if it was withdrawn later), or isn't
 * needed.
 */
const HAS_PAGE: ReadonlySet<string> = new Set(["granted", "withdrawn", "grown"]);
/** In these states the parent has the family page only after a yes; then no erasure date is set. */
const IS_SHUT: ReadonlySet<string> = new Set(["refused", "pending"]);

/**
 * A request without a yes or no that still records who decided, and when, was ended by saying that
 * the child is older.
 */
const hasSaidOlder = ({ heldSince, status, decidedAt, isGuardian }: ConsentRequest): boolean =>
  isGuardian && heldSince === "grown" && status === "expired" && decidedAt !== null;

/** Describes the current state: the answer given here, or a later one. */
function wordsOf(request: ConsentRequest) {
  const { heldSince, status, childFirstName } = request;
  if (hasSaidOlder(request))
    return { ...copy.saidOlder, title: copy.saidOlder.title(childFirstName) };
  if (heldSince && heldSince !== "refused" && heldSince !== "withdrawn")
    return copy.since[heldSince];
  const answered = heldSince ?? status;
  // Both have their own page, rendered before this.
  return copy.settled[answered === "pending" || answered === "notified" ? "expired" : answered];
}

/**
 * Asked again after consent was withdrawn: the data stored under it is kept, so no erasure date is
 * set.
 */
const isRenewed = ({ status, endsAt }: ConsentRequest): boolean =>
  status === "pending" && endsAt === null;

function Question({ token, request }: { token: string; request: ConsentRequest }) {
  const again = isRenewed(request) ? copy.renewed : null;
  return (
    <Frame>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Buddy expression="resting" className="w-24 sm:w-28" />
        <div className="min-w-64 flex-1">
          <h1>{(again ?? copy).title(request.childFirstName)}</h1>
          <p className="mt-3 text-ink-soft">{(again ?? copy).lead}</p>
        </div>
      </div>
      <ul className="grid gap-4 sm:grid-cols-2">
        {POINTS.map((point) => {
          const Icon = ICONS[point];
          return (
            <li key={point} className="grid">
              <Card as="div" tone="flat" className="grid content-start gap-2">
                <Icon aria-hidden className="size-6 text-primary" />
                <h2 className="text-xl">{copy.points[point].title}</h2>
                <p className="text-ink-soft">
                  {again && (point === "stored" || point === "rights")
                    ? again[point]
                    : copy.points[point].text}
                </p>
              </Card>
            </li>
          );
        })}
      </ul>
      <p className="flex flex-wrap gap-x-6 gap-y-2">
        <Link href="/privacy" className="prose-link">
          {copy.links.privacy}
        </Link>
        <Link href="/safety" className="prose-link">
          {copy.links.safety}
        </Link>
        {again ? (
          <a
            href={request.isGuardian ? "/family" : "/api/login?returnTo=/family"}
            className="prose-link"
          >
            {again.family}
          </a>
        ) : null}
      </p>
      <ConsentAnswer token={token} request={request} />
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        {request.expiresAt ? (
          <p className="text-ink-soft text-sm">
            {copy.sentTo(request.guardianEmail, day.format(request.expiresAt))}
          </p>
        ) : null}
        {request.mayDecide.includes("not_mine") ? <NotMyChild token={token} /> : null}
      </div>
    </Frame>
  );
}

/** Shown to the parent of a teenager, who followed the mailed notice. */
function Told({
  token,
  request,
  children,
}: {
  token: string;
  request: ConsentRequest;
  children: ReactNode;
}) {
  const { childFirstName: firstName, guardianEmail, needsSignIn } = request;
  return (
    <Frame>
      <div className="grid justify-items-center gap-3 py-6 text-center">
        <Buddy expression="resting" className="w-32" />
        <h1>{copy.notice.title(firstName)}</h1>
        <p className="max-w-prose text-ink-soft">{copy.notice.text(firstName)}</p>
      </div>
      <div className="flex flex-wrap items-center justify-center gap-3">
        <AnchorButton href="/api/login?returnTo=/family">{copy.notice.signIn}</AnchorButton>
        {children}
      </div>
      {needsSignIn ? (
        <p className="mx-auto max-w-prose text-center text-ink-soft text-sm">
          {copy.notice.proven(guardianEmail)}{" "}
          <a href={`/api/login?returnTo=/consent/${token}`} className="prose-link">
            {copy.notice.signInFirst}
          </a>
        </p>
      ) : null}
    </Frame>
  );
}

interface NoticeProps {
  title: string;
  /** The reader is the signed-in parent, whom the start page would first ask about themselves. */
  isGuardian?: boolean;
  isSignedIn?: boolean;
  /** The child is on the family page: consent was given, even if it was withdrawn later. */
  hasPage?: boolean;
  /** Nothing is being asked of them. */
  isDone?: boolean;
  more?: ReactNode;
  children: ReactNode;
}

function Notice({ title, isGuardian = false, more, children, ...standing }: NoticeProps) {
  const { isSignedIn = false, hasPage = false, isDone = true } = standing;
  return (
    <Frame>
      <div role="status" className="grid justify-items-center gap-3 py-6 text-center">
        <Buddy className="w-32" />
        <SettledHeading>{title}</SettledHeading>
        <p className="max-w-prose text-ink-soft">{children}</p>
      </div>
      {isGuardian && isDone ? (
        <p className="mx-auto max-w-prose text-center text-ink-soft">{copy.parent.next}</p>
      ) : null}
      <div className="flex flex-wrap items-center justify-center gap-3">
        {isGuardian ? (
          <>
            {hasPage ? <LinkButton href="/family">{copy.parent.family}</LinkButton> : null}
            <AnchorButton href="/api/logout" variant={hasPage ? "secondary" : "primary"}>
              {copy.signOut}
            </AnchorButton>
            <LinkButton href="/" variant="secondary">
              {copy.parent.own}
            </LinkButton>
          </>
        ) : (
          <>
            {hasPage && !isSignedIn ? (
              <AnchorButton href="/api/login?returnTo=/family">{copy.notice.signIn}</AnchorButton>
            ) : null}
            <LinkButton href="/" variant="secondary">
              {copy.home}
            </LinkButton>
          </>
        )}
        {more}
      </div>
    </Frame>
  );
}

const Frame = ({ children }: { children: ReactNode }) => (
  <div className="page-column grid max-w-3xl gap-6 py-8 sm:py-12">{children}</div>
);
