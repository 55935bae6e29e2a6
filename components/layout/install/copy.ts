import type { Audience } from "@/lib/shared/audience";

interface HintCopy {
  readonly text: string;
  readonly apple: string;
  readonly add: string;
  readonly no: string;
}

export const INSTALL_COPY: Record<Audience, HintCopy> = {
  adult: {
    text: "You can keep Willow on your home screen. Help and your safety plan open even when you're offline.",
    apple: "To keep Willow on your home screen, tap Share, then “Add to Home Screen”.",
    add: "Add to home screen",
    no: "Not now",
  },
  child: {
    text: "You can put Willow Kids on your home screen. Help opens there even with no internet.",
    apple: "Want Willow Kids on your home screen? Tap Share. Then tap “Add to Home Screen”.",
    add: "Put it there",
    no: "Not now",
  },
};
