import type { ChildView } from "@/lib/across/family/types";
import type { Audience } from "@/lib/shared/audience";

/** Props of every section of the page. */
export interface ViewProps {
  audience: Audience;
  view: ChildView;
  zone: string;
}
