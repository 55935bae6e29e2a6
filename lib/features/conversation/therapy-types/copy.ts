import type { AgeGroup } from "@/lib/shared/audience";

/** Words of the staff page for approaches; staff are adults. */
export const TYPES_COPY = {
  title: "Therapy Types",
  text: "The approaches people can choose, and what the guide is told about each. A change counts from the next message on.",
  loading: "Loading the approaches",
  failed: { title: "The approaches did not load", text: "Check your network and try again." },
  list: "Approaches",
  none: { title: "No approaches yet", text: "They come with the first start of the service." },
  choose: "Choose an approach to see and change it.",
  on: "On offer",
  off: "Off",
  version: (version: number) => `Version ${version}`,
  unsaved: "Not saved yet",
  ages: { child: "Children", teen: "Teens", adult: "Adults" } satisfies Record<AgeGroup, string>,
  form: {
    name: { label: "Name" },
    description: {
      label: "Description",
      hint: "What adults read when they choose. Children have words of their own.",
    },
    techniques: { label: "Techniques", hint: "One on each line." },
    conditions: {
      label: "Helps with",
      hint: "One on each line. What it may be chosen for, never a promise.",
    },
    ageGroups: { label: "Age groups" },
    isActive: {
      label: "On offer",
      hint: "Switched off, it can no longer be chosen, and the guide no longer hears of it.",
    },
    systemPrompt: {
      label: "Prompt",
      hint: "What the guide is told about this approach. Members never see it. The safety rules come after it and win.",
    },
  },
  save: "Save",
  discard: "Discard changes",
  discarded: { title: "Changes discarded", description: "The approach reads as it is stored." },
  undo: "Undo",
  saved: (name: string, version: number) => ({
    title: "Saved",
    description: `${name} is at version ${version}.`,
  }),
  preview: {
    title: "Preview",
    text: "All that a model is told before a talk, with this prompt in its place. Nothing is stored.",
    show: "Show the preview",
    audience: "For",
    audiences: { adult: "Adults (Sage)", child: "Children and teens (Buddy)" },
    withoutModel:
      "No model is set up now. The built-in guide goes by steps of its own and reads no prompt.",
    notShown: "The preview did not come",
  },
  versions: {
    title: "Versions",
    first: "As the service came",
    by: (name: string | null, when: string) => (name ? `${name}, ${when}` : when),
    standing: "In force",
    show: (version: number) => `What version ${version} says`,
    restore: "Restore",
    restoreOf: (version: number) => `Restore version ${version}`,
    restored: (version: number) => ({
      title: "Restored",
      description: `It is in force again, as version ${version}.`,
    }),
    failed: "The versions did not load.",
  },
} as const;
