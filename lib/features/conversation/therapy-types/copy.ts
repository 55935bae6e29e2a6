import type { AgeGroup } from "@/lib/shared/audience";

/** Words of the staff page for approaches; staff are adults. */
export const TYPES_COPY = {
  title: "Therapy Types",
  text: "The approaches people can choose, and what we tell the guide about each one. Changes apply from the next message on.",
  loading: "Loading the approaches",
  failed: { title: "The approaches didn't load", text: "Check your network and try again." },
  list: "Approaches",
  none: {
    title: "No approaches yet",
    text: "They're added when the service starts for the first time.",
  },
  choose: "Choose an approach to see and change it.",
  on: "Available",
  off: "Off",
  version: (version: number) => `Version ${version}`,
  unsaved: "Not saved yet",
  ages: { child: "Children", teen: "Teens", adult: "Adults" } satisfies Record<AgeGroup, string>,
  form: {
    name: { label: "Name" },
    description: {
      label: "Description",
      hint: "What adults read when they choose. Children see different words.",
    },
    techniques: { label: "Techniques", hint: "One per line." },
    conditions: {
      label: "Helps with",
      hint: "One per line. What people may choose it for, never a promise.",
    },
    ageGroups: { label: "Age groups" },
    isActive: {
      label: "Available",
      hint: "When this is off, no one can choose it, and the guide is no longer told about it.",
    },
    systemPrompt: {
      label: "Prompt",
      hint: "What we tell the guide about this approach. Members never see it. The safety rules come after it and take priority.",
    },
  },
  save: "Save",
  discard: "Discard changes",
  discarded: {
    title: "Changes discarded",
    description: "The approach is back to its saved version.",
  },
  undo: "Undo",
  saved: (name: string, version: number) => ({
    title: "Saved",
    description: `${name} is now at version ${version}.`,
  }),
  preview: {
    title: "Preview",
    text: "Everything a model is told before a conversation, with this prompt in place. Nothing is stored.",
    show: "Show the preview",
    audience: "For",
    audiences: { adult: "Adults (Sage)", child: "Children and teens (Buddy)" },
    withoutModel:
      "No model is set up right now. The built-in guide follows its own steps and doesn't read prompts.",
    notShown: "The preview didn't load",
  },
  versions: {
    title: "Versions",
    first: "Original version",
    by: (name: string | null, when: string) => (name ? `${name}, ${when}` : when),
    standing: "In use",
    show: (version: number) => `What version ${version} says`,
    restore: "Restore",
    restoreOf: (version: number) => `Restore version ${version}`,
    restored: (version: number) => ({
      title: "Restored",
      description: `It's in use again, as version ${version}.`,
    }),
    failed: "The versions didn't load.",
  },
} as const;
