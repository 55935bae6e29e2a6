import type { TraumaType } from "@/lib/features/conversation/trauma/constants";

interface KindWords {
  /** Shown in the picker. */
  readonly label: string;
  /** Scope of the kind, in words that leave out the event itself. */
  readonly hint: string;
  /** Names a conversation without a title (COUP-17). */
  readonly title: string;
}

/** The documented types (TRAU-07). */
export const TRAUMA_KINDS: Record<TraumaType, KindWords> = {
  childhood: {
    label: "Childhood",
    hint: "Harm or neglect early in life.",
    title: "Childhood trauma",
  },
  combat: {
    label: "Combat",
    hint: "War, service, or living through it as a civilian.",
    title: "Combat trauma",
  },
  sexual: { label: "Sexual violence", hint: "At any age, by anyone.", title: "Sexual trauma" },
  domestic: {
    label: "Domestic violence",
    hint: "By a partner or in the family.",
    title: "Domestic trauma",
  },
  accident: {
    label: "Accident",
    hint: "On the road, at home or at work.",
    title: "Accident trauma",
  },
  medical: {
    label: "Medical",
    hint: "Illness, birth, treatment or a hospital.",
    title: "Medical trauma",
  },
  natural: {
    label: "Natural disaster",
    hint: "Fire, flood, storm or earthquake.",
    title: "Natural disaster trauma",
  },
  complex: { label: "Complex", hint: "Many things, over a long time.", title: "Complex trauma" },
  grief: {
    label: "Grief",
    hint: "Losing someone, or something that can't come back.",
    title: "Grief",
  },
  workplace: {
    label: "Workplace",
    hint: "Bullying, threats or what happened on the job.",
    title: "Workplace trauma",
  },
  community: {
    label: "Community",
    hint: "Violence or hate where you live.",
    title: "Community trauma",
  },
  vicarious: {
    label: "Vicarious",
    hint: "Hearing about, or helping with, what others went through.",
    title: "Vicarious trauma",
  },
};

/** The picker's empty choice, for anyone who picks none of them. */
export const UNSAID_KIND: KindWords = {
  label: "Something else, or I'd rather not say",
  hint: "That's fine. You never have to say what it was.",
  title: "A talk at my pace",
};
