import { HELP_NOTICE } from "@/lib/crisis/copy/notice";
import type { Audience } from "@/lib/shared/audience";

const adult = {
  waiting: {
    title: "Saved on this device",
    description: "We'll send your session when you're back online.",
  },
  sent: { title: "Sent", description: "The session saved on this device has been sent." },
  lost: {
    title: "Session not saved",
    description: "We couldn't save a session from this device.",
  },
  crisis: HELP_NOTICE.adult,
};

export type PhysicalWaitingCopy = typeof adult;

const child: PhysicalWaitingCopy = {
  waiting: { title: "Saved right here", description: "We'll send it when the internet is back." },
  sent: { title: "Sent", description: "What you did is saved now." },
  lost: { title: "One got lost", description: "We couldn't save one thing you did." },
  crisis: HELP_NOTICE.child,
};

export const PHYSICAL_WAITING_COPY: Record<Audience, PhysicalWaitingCopy> = { adult, child };
