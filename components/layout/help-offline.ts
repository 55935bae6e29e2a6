import { contactsFor } from "@/lib/crisis/contacts";
import { crisisDialogCopy } from "@/lib/crisis/copy";
import { PACES, PACES_FOR, type Pace } from "@/lib/features/conversation/exercises/constants";
import { exerciseCopy } from "@/lib/features/conversation/exercises/copy";
import { MAX_NOTE, MOODS, QUICK_SCORE } from "@/lib/features/mood/constants";
import { MOOD_COPY } from "@/lib/features/mood/copy";
import { waitingCopy } from "@/lib/features/mood/waiting/copy";
import { planReadingCopy } from "@/lib/features/safety-plan/copy";
import type { Audience } from "@/lib/shared/audience";
import { filled } from "@/lib/shared/filled";
import type { SpokenLanguage } from "@/lib/shared/languages";
import { wordsOf } from "./crisis-options";
import type { ShellSettings } from "./types";

interface Way {
  readonly href: string;
  readonly label: string;
  readonly hint: string;
}

interface Controls {
  readonly begin: string;
  readonly stop: string;
  readonly again: string;
}

interface GroundWords extends Controls {
  readonly title: string;
  readonly lead: string;
  readonly steps: readonly string[];
  readonly count: string;
  readonly next: string;
  readonly back: string;
  readonly finish: string;
  readonly after: string;
}

interface BreatheWords extends Controls {
  readonly title: string;
  readonly lead: string;
  readonly phases: Readonly<Record<"in" | "hold" | "out" | "rest", string>>;
  readonly count: string;
  readonly done: string;
  readonly pace: Pace;
}

interface MoodWords {
  readonly title: string;
  readonly lead: string;
  readonly note: string;
  readonly longest: number;
  readonly save: string;
  readonly saved: string;
  readonly undo: string;
  readonly undone: string;
  readonly failed: string;
  /** In button order; score and note are what one tap records (CONST-05). */
  readonly moods: readonly {
    readonly mood: string;
    readonly label: string;
    readonly score: number;
    readonly quickNote: string;
  }[];
}

/**
 * Content for `public/offline.js`, which shows when a page is opened with the network down. It
 * contains nothing about the person.
 */
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
  readonly close: string;
  readonly ground: GroundWords;
  readonly breathe: BreatheWords;
  readonly mood: MoodWords;
  readonly back: { readonly text: string; readonly button: string };
  readonly exit: { readonly url: string; readonly label: string };
}

function moodWords(
  audience: Audience,
  lang: SpokenLanguage,
): { mood: MoodWords; back: OfflineHelp["back"] } {
  const { labels, back, reload, ...words } = waitingCopy(lang, audience);
  const { quickNote } = MOOD_COPY[audience];
  const moods = MOODS.map((mood) => ({
    mood,
    label: labels[mood],
    score: QUICK_SCORE[mood],
    quickNote: quickNote(labels[mood]),
  }));
  return { mood: { ...words, longest: MAX_NOTE, moods }, back: { text: back, button: reload } };
}

/** Assembles the crisis dialog's words for a page that runs without the application. */
export function helpOffline(
  audience: Audience,
  lang: SpokenLanguage,
  settings: ShellSettings,
): OfflineHelp {
  const copy = crisisDialogCopy(lang, audience);
  const { noConnection, retry } = planReadingCopy(lang, audience);
  const { breathing, grounding, begin, stop, again } = exerciseCopy(lang, audience);
  const { options, emergency } = contactsFor(settings.region, audience, lang);
  return {
    lang,
    dir: lang === "ar" ? "rtl" : "ltr",
    audience,
    heading: noConnection,
    title: copy.trustedAdult?.title ?? copy.title,
    lead: copy.trustedAdult?.text ?? copy.lead,
    retry,
    // A chat can't work with the network down.
    options: options.filter(({ kind }) => kind !== "chat").map((option) => wordsOf(copy, option)),
    danger: { href: `tel:${emergency}`, text: filled(copy.immediateDanger, { number: emergency }) },
    close: copy.close,
    ground: {
      ...grounding,
      title: copy.ground,
      steps: copy.groundSteps,
      after: copy.groundAfter,
      begin,
      stop,
      again,
    },
    breathe: { ...breathing, pace: PACES[PACES_FOR[audience][0]], begin, stop, again },
    ...moodWords(audience, lang),
    exit: { url: settings.quickExitUrl, label: copy.quickExit },
  };
}
