import { COUPLES_COPY } from "@/lib/features/couples/copy";
import { TalkComposer } from "./talk-composer";

const copy = COUPLES_COPY.adult.talk;

/** The pane before a talk is chosen: everything is in place, but nothing can be sent. */
export function EmptyTalkPane({ partnerName }: { partnerName: string }) {
  return (
    <section
      aria-label={copy.title}
      className="overflow-hidden rounded-card border border-line bg-card"
    >
      <p className="px-4 py-8 text-center text-ink-soft sm:px-5">{copy.none}</p>
      <TalkComposer talk={null} partnerName={partnerName} />
    </section>
  );
}
