import { contactsFor } from "@/lib/features/safety/contacts";
import { crisisDialogCopy, filled } from "@/lib/features/safety/copy";
import { planReadingCopy } from "@/lib/features/safety-plan/copy";
import type { Audience } from "@/lib/shared/audience";
import type { SpokenLanguage } from "@/lib/shared/languages";
import { wordsOf } from "./crisis-options";
import type { ShellSettings } from "./types";

/** What `public/offline.js` shows when a page is opened with the network down. Nothing in it is about the person. */
export interface OfflineHelp {
  readonly lang: SpokenLanguage;
  readonly dir: "ltr" | "rtl";
  readonly heading: string;
  readonly title: string;
  readonly retry: string;
  readonly options: readonly { readonly href: string; readonly label: string; readonly hint: string }[];
  readonly danger: string;
  readonly ground: { readonly title: string; readonly steps: readonly string[]; readonly after: string };
  readonly exit: { readonly url: string; readonly label: string };
}

export function helpOffline(audience: Audience, lang: SpokenLanguage, settings: ShellSettings): OfflineHelp {
  const copy = crisisDialogCopy(lang, audience);
  const { noConnection, retry } = planReadingCopy(lang, audience);
  const { options, emergency } = contactsFor(settings.region, audience, lang);
  return {
    lang,
    dir: lang === "ar" ? "rtl" : "ltr",
    heading: noConnection,
    title: copy.trustedAdult?.title ?? copy.title,
    retry,
    // A chat needs the network that is down.
    options: options.filter(({ kind }) => kind !== "chat").map((option) => wordsOf(copy, option)),
    danger: filled(copy.immediateDanger, { number: emergency }),
    ground: { title: copy.ground, steps: copy.groundSteps, after: copy.groundAfter },
    exit: { url: settings.quickExitUrl, label: copy.quickExit },
  };
}
