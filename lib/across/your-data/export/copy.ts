import type { Audience } from "@/lib/shared/audience";
import { EXPORT_ADULT, type PartName } from "./copy/adult";
import { EXPORT_CHILD } from "./copy/child";

export type { PartName };
export type ExportCopy = typeof EXPORT_ADULT;

/** The texts of a download. Field labels are in `FIELDS` and are the same for everyone. */
export const EXPORT_COPY: Record<Audience, ExportCopy> = {
  adult: EXPORT_ADULT,
  child: EXPORT_CHILD,
};
