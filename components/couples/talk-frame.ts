/** The size of an open talk, reserved before it has loaded. */
export const TALK_FRAME =
  "flex h-[min(46rem,80dvh)] min-h-96 flex-col max-md:h-[calc(100dvh-var(--header-h)-var(--bar-h)-2rem)] overflow-hidden rounded-card border border-line bg-card shadow-rest";
