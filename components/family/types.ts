import type { ChildView } from "@/lib/across/family/types";
import type { Audience } from "@/lib/shared/audience";

/** What each part of the page is handed. */
export interface ViewProps {
  audience: Audience;
  view: ChildView;
  zone: string;
}
