import type { RelationshipType } from "../constants";

export const TYPE_NAMES: Record<RelationshipType, string> = {
  marriage: "Marriage",
  partnership: "Partnership",
  dating: "Dating",
  engagement: "Engagement",
  family: "Family",
  polyamorous: "Polyamorous",
  blended_family: "Blended family",
  co_parenting: "Co-parenting",
  long_distance: "Long distance",
  romantic: "Romantic",
  friend: "Friend",
  therapeutic: "Therapeutic",
};

/** In its own file, because the home page shows it too and needs nothing else. */
export const RECEIVED_COPY = {
  title: (name: string) => `${name} invited you to a shared space`,
  nobody: "Someone",
  text: (type: string) =>
    `Relationship type: ${type}. If you accept, the two of you share a place to talk with an AI guide. Each of you can also write to it in private, and you can leave at any time.`,
  quote: "Their words",
  until: (day: string) => `Open until ${day}.`,
  accept: "Accept",
  decline: "Decline",
  gone: "This invitation has ended, or it went to another address. Please sign in with the address that got the e-mail.",
  signOut: "Sign out and use that address",
  accepted: {
    title: "You now share a space",
    description: "You'll find it under Couples Therapy.",
  },
  declined: {
    title: "Declined",
    description:
      "Nothing was shared. They only see that it wasn't accepted. For 30 days, nothing they send will reach you here. You can invite them yourself.",
  },
  failed: { title: "That didn't work", description: "Nothing was changed. Please try again." },
};
