import type { HistoryDay } from "@/lib/features/mood/history/types";
import type { Audience } from "@/lib/shared/audience";
import type { Day } from "@/lib/shared/calendar";

export interface PictureProps {
  audience: Audience;
  days: readonly HistoryDay[];
  /** Null until the browser has reported its time zone. */
  today: Day | null;
  picked: Day | null;
  onPick: (day: Day) => void;
}
