import type { Audience } from "@/lib/shared/audience";

/** The frame of a conversation's options dialog; its contents load when it's opened. */
export const OPTIONS_COPY: Record<Audience, { optionsTitle: string; close: string }> = {
  adult: { optionsTitle: "This conversation", close: "Close" },
  child: { optionsTitle: "This chat", close: "Close" },
};
