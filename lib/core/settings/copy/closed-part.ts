/** Shown to members where staff have closed a part of the app. */
export const CLOSED_PART = {
  adult: {
    here: "Nothing new can start here for now.",
    title: "Closed at the moment",
    text: "Nothing new can start here for now. What you have stays. You can read it, and you can leave. Crisis help is open as always.",
  },
  child: {
    here: "You can not start new things here today.",
    title: "Closed for now",
    text: "You can not start new things here today. What you have stays. The red button at the top always works.",
  },
};
