/** Shown to members where staff have closed a part of the app. */
export const CLOSED_PART = {
  adult: {
    here: "Nothing new can start here for now.",
    title: "Closed right now",
    text: "Nothing new can start here for now. What you have stays. You can read it, and you can leave. Crisis help is still open.",
  },
  child: {
    here: "You can't start new things here right now.",
    title: "Closed for now",
    text: "You can't start new things here right now. What you have stays. The red button at the top always works.",
  },
};
