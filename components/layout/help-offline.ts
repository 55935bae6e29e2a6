import { exerciseCopy } from "@/lib/features/exercises/copy";
import { contactsFor } from "@/lib/features/safety/contacts";
import { crisisDialogCopy, filled } from "@/lib/features/safety/copy";
import { planReadingCopy } from "@/lib/features/safety-plan/copy";
import type { Audience } from "@/lib/shared/audience";
import type { SpokenLanguage } from "@/lib/shared/languages";
import { wordsOf } from "./crisis-options";
import type { ShellSettings } from "./types";

interface Way {
  readonly href: string;
  readonly label: string;
  readonly hint: string;
}

/** What `public/offline.js` shows when a page is opened with the network down. Nothing in it is about the person. */
export interface OfflineHelp {
  readonly lang: SpokenLanguage;
  readonly dir: "ltr" | "rtl";
  readonly audience: Audience;
  readonly heading: string;
  readonly title: string;
  readonly lead: string;
  readonly retry: string;
  readonly options: readonly Way[];
  readonly danger: { readonly href: string; readonly text: string };
  readonly ground: { readonly title: string; readonly steps: readonly string[]; readonly after: string };
  readonly breathe: { readonly title: string; readonly in: string; readonly out: string };
  readonly exit: { readonly url: string; readonly label: string };
}

/** The words of the crisis dialog, put together for a page that runs without the application. */
export function helpOffline(audience: Audience, lang: SpokenLanguage, settings: ShellSettings): OfflineHelp {
  const copy = crisisDialogCopy(lang, audience);
  const { noConnection, retry } = planReadingCopy(lang, audience);
  const { breathing } = exerciseCopy(lang, audience);
  const { options, emergency } = contactsFor(settings.region, audience, lang);
  return {
    lang,
    dir: lang === "ar" ? "rtl" : "ltr",
    audience,
    heading: noConnection,
    title: copy.trustedAdult?.title ?? copy.title,
    lead: copy.trustedAdult?.text ?? copy.lead,
    retry,
    // A chat needs the network that is down.
    options: options.filter(({ kind }) => kind !== "chat").map((option) => wordsOf(copy, option)),
    danger: { href: `tel:${emergency}`, text: filled(copy.immediateDanger, { number: emergency }) },
    ground: { title: copy.ground, steps: copy.groundSteps, after: copy.groundAfter },
    breathe: { title: breathing.title, in: breathing.phases.in, out: breathing.phases.out },
    exit: { url: settings.quickExitUrl, label: copy.quickExit },
  };
}
