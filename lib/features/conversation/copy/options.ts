import type { Audience } from "@/lib/shared/audience";

/** The frame of what can be done with a conversation; what stands in it comes when it is opened. */
export const OPTIONS_COPY: Record<Audience, { optionsTitle: string; close: string }> = {
  adult: { optionsTitle: "This conversation", close: "Close" },
  child: { optionsTitle: "This chat", close: "Close" },
};
