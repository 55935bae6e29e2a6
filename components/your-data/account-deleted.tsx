import { SproutScene } from "@/components/ui/art/sprout-scene";
import { LinkButton } from "@/components/ui/link-button";
import { LEFT_COPY as copy } from "@/lib/across/your-data/erasure/copy";

/** The page people land on after erasing their account. */
export function AccountDeleted() {
  return (
    <div className="page-column grid max-w-2xl justify-items-center gap-4 py-12 text-center">
      <SproutScene className="w-44" />
      <h1>{copy.title}</h1>
      <p className="text-ink-soft text-lg">{copy.text}</p>
      <p className="text-ink-soft">{copy.plan}</p>
      <p className="text-ink-soft">{copy.back}</p>
      <div className="mt-3 flex flex-wrap justify-center gap-3">
        <LinkButton href="/">{copy.home}</LinkButton>
        <LinkButton href="/safety" variant="secondary">
          {copy.help}
        </LinkButton>
      </div>
    </div>
  );
}
