import type { ReactNode } from "react";
import { Toaster } from "@/components/ui/toaster";
import { audienceOf } from "@/lib/shared/audience";
import { spokenLanguageOf } from "@/lib/shared/languages";
import { BottomBar } from "./bottom-bar";
import { SHELL } from "./copy";
import { CrisisDialog } from "./crisis-dialog";
import { Footer } from "./footer";
import { Header } from "./header";
import { helpOffline } from "./help-offline";
import { OfflineKit } from "./offline-kit";
import { SignedOutNotice } from "./sign-in-bounce";
import { toolKits } from "./tool-kits";
import { ToolSheet } from "./tool-sheet";
import type { Person, ShellSettings } from "./types";
import { UpperEdge } from "./upper-edge";

interface ShellProps {
  viewer: Person | null;
  settings: ShellSettings;
  children: ReactNode;
}

/** The frame around every page. Pages bring their own h1 and columns (`page-column`). */
export function Shell({ viewer, settings, children }: ShellProps) {
  const audience = audienceOf(viewer);
  const language = spokenLanguageOf(viewer?.language);
  const kits = toolKits(viewer);
  return (
    <>
      <a
        href="#content"
        className="-translate-y-24 fixed start-3 top-3 z-50 rounded-full bg-primary px-5 py-3 font-semibold text-on-primary shadow-lifted focus:translate-y-0"
      >
        {SHELL[audience].skip}
      </a>
      <Header
        viewer={viewer}
        audience={audience}
        quickExitUrl={settings.quickExitUrl}
        closed={settings.closed}
      />
      <main
        id="content"
        tabIndex={-1}
        className="min-h-[calc(100dvh-var(--header-h)-var(--bar-h))] outline-none"
      >
        {children}
      </main>
      <Footer
        audience={audience}
        member={viewer !== null}
        sampleContent={settings.sampleContent}
        region={settings.region}
        evidence={settings.evidence}
      />
      {viewer ? <BottomBar audience={audience} closed={settings.closed} /> : null}
      <CrisisDialog
        audience={audience}
        ageKnown={viewer?.age !== null}
        language={language}
        region={settings.region}
        quickExitUrl={settings.quickExitUrl}
        {...kits}
      />
      <ToolSheet {...kits} />
      <OfflineKit
        personId={viewer?.id ?? null}
        tabOnly={kits.plan.tabOnly}
        help={helpOffline(audience, language, settings)}
      />
      <UpperEdge>
        <SignedOutNotice />
        <Toaster />
      </UpperEdge>
    </>
  );
}
