import Link from "next/link";
import { FAMILY_COPY } from "@/lib/across/family/copy";
import { fullMoment } from "@/lib/shared/dates";
import { Part, type ViewProps } from "./part";

/** Calm in both states: says what happened and what to do next, and quotes nothing. */
export function SafetyPart({ audience, view, zone }: ViewProps) {
  const copy = FAMILY_COPY[audience].safety;
  return (
    <Part title={copy.title}>
      <p className="font-medium">{copy[view.safety]}</p>
      {view.concerns.length > 0 ? (
        <ul aria-label={copy.listLabel} className="grid gap-1">
          {view.concerns.map(({ at }) => (
            <li key={at}>
              <time dateTime={at}>{copy.at(fullMoment(at, zone))}</time>
            </li>
          ))}
        </ul>
      ) : null}
      {view.safety === "concern" ? (
        <div className="rounded-control bg-accent-soft px-4 py-3">
          <p className="font-semibold">{copy.nowTitle}</p>
          <ul className="mt-1 list-disc ps-5">
            {copy.now.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ul>
        </div>
      ) : null}
      <p className="text-ink-soft text-sm">{copy.limits}</p>
      <p className="flex flex-wrap gap-x-6 gap-y-1 text-sm">
        <Link href="/safety" className="prose-link">
          {copy.more}
        </Link>
        <Link href="/privacy" className="prose-link">
          {copy.privacy}
        </Link>
      </p>
    </Part>
  );
}
