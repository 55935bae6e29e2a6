/**
 * For a paying person whose account today says they aren't an adult: they may always cancel. In
 * words for a child, without a price.
 */
export const LEAVE_COPY = {
  title: "You have a plan that costs money",
  text: "It started when this account was a grown-up's. You can stop it here. A grown-up can help you.",
  ends: "Your plan is stopped. We won't take any more money.",
  cancel: "Cancel plan",
  sure: "Do you want to stop it? We won't take any more money. Everything you said and felt stays here.",
  yes: "Yes, stop it",
  keep: "No, keep it",
  done: { title: "The plan is stopped", description: "We won't take any more money." },
  offline: {
    title: "You're not online",
    description: "The plan isn't stopped yet. Try again when you're back online.",
  },
  failed: { title: "That didn't work", description: "Please try again, or ask a grown-up." },
};
