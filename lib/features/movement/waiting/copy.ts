import { HELP_NOTICE } from "@/lib/crisis/copy/notice";
import type { Audience } from "@/lib/shared/audience";

const adult = {
  waiting: {
    title: "Saved on this device",
    description: "Your session goes out when the network is back.",
  },
  sent: { title: "Sent now", description: "The session that was kept on this device has arrived." },
  lost: {
    title: "One did not arrive",
    description: "A session from this device could not be saved.",
  },
  crisis: HELP_NOTICE.adult,
};

export type PhysicalWaitingCopy = typeof adult;

const child: PhysicalWaitingCopy = {
  waiting: { title: "Saved right here", description: "It goes out when the internet is back." },
  sent: { title: "Sent now", description: "What you did has arrived." },
  lost: { title: "One got lost", description: "One thing that you did could not be saved." },
  crisis: HELP_NOTICE.child,
};

export const PHYSICAL_WAITING_COPY: Record<Audience, PhysicalWaitingCopy> = { adult, child };
