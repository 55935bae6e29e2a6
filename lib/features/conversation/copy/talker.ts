import type { Audience } from "@/lib/shared/audience";
import { PERSONA } from "@/lib/shared/product";

/** Who answers, and that it is an AI. */
const adult = {
  persona: PERSONA.adult as string,
  role: "AI guide",
  online: "Online",
  offline: "Offline",
};

export type TalkerCopy = typeof adult;

const child: TalkerCopy = {
  persona: PERSONA.child,
  role: "AI helper",
  online: "Online",
  offline: "Offline",
};

export const TALKER_COPY: Record<Audience, TalkerCopy> = { adult, child };
