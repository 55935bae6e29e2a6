import { FAMILY_COPY } from "@/lib/across/family/copy";
import { fullDay } from "@/lib/shared/dates";
import { lacksConsent, Part, type ViewProps } from "./part";

/** Tells both parent and child in advance what changes at 13 and at 18 (contract 8, Age). */
export function GrowingPart({ audience, view: { growsUp, consent } }: ViewProps) {
  if (!growsUp) return null;
  const { border, on } = growsUp;
  const copy = FAMILY_COPY[audience].growing;
  return (
    <Part title={copy.title(border)}>
      <p>{copy.what[border]}</p>
      <p className="text-ink-soft">
        {on
          ? copy.on(fullDay(on, "UTC"), border)
          : lacksConsent(consent)
            ? copy.withoutYes
            : copy.open}
      </p>
    </Part>
  );
}
