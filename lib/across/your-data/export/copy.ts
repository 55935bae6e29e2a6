import type { Audience } from "@/lib/shared/audience";
import { EXPORT_ADULT, type PartName } from "./copy/adult";
import { EXPORT_CHILD } from "./copy/child";

export type { PartName };
export type ExportCopy = typeof EXPORT_ADULT;

/** The texts of a download. `FIELDS` has the field labels, which are the same for everyone. */
export const EXPORT_COPY: Record<Audience, ExportCopy> = {
  adult: EXPORT_ADULT,
  child: EXPORT_CHILD,
};
