/**
 * Two questions for each of the four ways a trauma persists (it comes back, the person avoids it,
 * mood and thoughts darken, the body stays on guard; National Center for PTSD), and two for daily
 * life. Own wording: this isn't a published scale and has no cut-off.
 */
export const CHECK_ITEMS = [
  "comesBack",
  "nights",
  "keepAway",
  "talkAway",
  "darkThoughts",
  "cutOff",
  "onGuard",
  "shortFuse",
  "days",
  "people",
] as const;
export type CheckItem = (typeof CHECK_ITEMS)[number];

/** 0 = not at all … 4 = very much, over the last two weeks. */
export const MAX_ANSWER_COUNT = 4;
export const MAX_CHECKS_LISTED = 26;

export const checksKey = ["/api/trauma-therapy/checks"] as const;
