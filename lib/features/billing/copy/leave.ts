/**
 * For a paying person whose account today says they aren't an adult: they may always cancel. In
 * words for a child, without a price.
 */
export const LEAVE_COPY = {
  title: "You have a plan that costs money",
  text: "It began when this account was a grown-up's. You can stop it here. A grown-up can help you.",
  ends: "Your plan is stopped. No more money is taken.",
  cancel: "Cancel plan",
  sure: "Do you want to stop it? No more money is taken. All that you said and felt stays here.",
  yes: "Yes, stop it",
  keep: "No, keep it",
  done: { title: "The plan is stopped", description: "No more money is taken." },
  offline: {
    title: "You are not online",
    description: "The plan is not stopped yet. Try again when you are back online.",
  },
  failed: { title: "That didn't work", description: "Please try again, or ask a grown-up." },
};
