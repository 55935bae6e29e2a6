import Link from "next/link";
import { BrandMark } from "@/components/ui/art/brand-mark";
import { Avatar } from "@/components/ui/avatar";
import { cn } from "@/components/ui/cn";
import { AnchorButton, LinkButton } from "@/components/ui/link-button";
import type { Feature } from "@/lib/core/settings/constants";
import type { Audience } from "@/lib/shared/audience";
import { PRODUCT } from "@/lib/shared/product";
import { SHELL } from "./copy";
import { CrisisButton } from "./crisis-button";
import { HeaderMenu } from "./header-menu";
import { HeaderNav } from "./header-nav";
import { staffAreaLink } from "./places";
import { QuickExit } from "./quick-exit";
import type { Viewer } from "./types";
import { VisitorQuickExit } from "./visitor-quick-exit";

interface HeaderProps {
  viewer: Viewer | null;
  audience: Audience;
  quickExitUrl: string;
  closed?: readonly Feature[];
}

/** On the narrowest screens a visitor's quick exit replaces the logo drawing; the name stays. */
const NARROW_MARK = "max-[22.5rem]:group-has-data-quick-exit/bar:hidden";

/**
 * The Crisis button ends the row on every page and at every width; everything else makes room for
 * it.
 */
export function Header({ viewer, audience, quickExitUrl, closed }: HeaderProps) {
  const copy = SHELL[audience];
  return (
    <header className="sticky top-0 z-40 border-line border-b bg-paper/92 pt-[env(safe-area-inset-top)] backdrop-blur-md">
      <div className="group/bar mx-auto flex h-16 max-w-[96rem] items-center gap-1 max-sm:gap-0 ps-[max(var(--gutter),env(safe-area-inset-left))] pe-[max(var(--gutter),env(safe-area-inset-right))] xl:px-6 2xl:gap-2">
        <Link
          href="/"
          className="me-1 flex min-h-11 shrink-0 items-center gap-2 rounded-control text-ink max-sm:kids:gap-1.5 2xl:me-4"
        >
          <BrandMark
            className={cn(
              "size-8 text-primary max-sm:kids:size-6 max-[22rem]:kids:hidden",
              viewer ? null : NARROW_MARK,
            )}
          />
          <span className="font-display text-[1.375rem] leading-none tracking-tight max-sm:kids:text-[0.9375rem]">
            {PRODUCT[audience]}
          </span>
        </Link>
        {viewer ? (
          <HeaderNav audience={audience} label={copy.mainNavigation} closed={closed} />
        ) : null}
        <div className="ms-auto flex shrink-0 items-center gap-1 max-sm:gap-0">
          {viewer ? (
            <MemberActions
              viewer={viewer}
              audience={audience}
              quickExitUrl={quickExitUrl}
              closed={closed}
            />
          ) : null}
          {viewer ? null : <VisitorActions audience={audience} quickExitUrl={quickExitUrl} />}
          <CrisisButton
            size="sm"
            className="ms-1 min-h-10 max-sm:ms-0.5 max-sm:px-3 max-sm:kids:px-2.5 max-[22rem]:kids:[&_svg]:hidden"
          >
            {copy.crisis}
          </CrisisButton>
        </div>
      </div>
    </header>
  );
}

const exitProps = (audience: Audience, url: string) => ({
  url,
  label: SHELL[audience].quickExit,
  hint: SHELL[audience].quickExitHint,
  compact: true,
  className: "px-2.5 text-ink-soft max-md:size-10 max-md:min-h-10 max-md:p-0",
});

function MemberActions({
  viewer,
  audience,
  quickExitUrl,
  closed,
}: HeaderProps & { viewer: Viewer }) {
  const copy = SHELL[audience];
  const door = staffAreaLink(viewer, audience);
  return (
    <>
      {door ? (
        <LinkButton href={door.href} variant="quiet" size="sm" className="px-2.5 max-lg:hidden">
          {door.label}
        </LinkButton>
      ) : null}
      {viewer.hasFamily ? (
        <LinkButton href="/family" variant="quiet" size="sm" className="px-2.5 max-2xl:hidden">
          {copy.family}
        </LinkButton>
      ) : null}
      <QuickExit {...exitProps(audience, quickExitUrl)} />
      {viewer.profileImageUrl ? (
        <Avatar
          src={viewer.profileImageUrl}
          name={viewer.firstName}
          alt=""
          className="mx-1 max-md:hidden"
        />
      ) : null}
      <AnchorButton
        href="/api/logout"
        variant="quiet"
        size="sm"
        className="px-2.5 max-md:hidden max-xl:kids:hidden"
      >
        {copy.signOut}
      </AnchorButton>
      <HeaderMenu viewer={viewer} audience={audience} closed={closed} />
    </>
  );
}

function VisitorActions({ audience, quickExitUrl }: Omit<HeaderProps, "viewer">) {
  const copy = SHELL[audience];
  return (
    <>
      <VisitorQuickExit {...exitProps(audience, quickExitUrl)} />
      <AnchorButton href="/api/login" variant="quiet" size="sm" className="max-sm:px-2">
        {copy.signIn}
      </AnchorButton>
      <AnchorButton
        href="/api/login"
        size="sm"
        className="shadow-none max-[26rem]:hidden max-[30rem]:group-has-data-quick-exit/bar:hidden"
      >
        {copy.start}
      </AnchorButton>
    </>
  );
}
