import Link from "next/link";
import { MARKETING_COPY } from "@/lib/features/growth/marketing/copy";
import { PAGES_COPY } from "@/lib/features/growth/marketing/copy/pages";
import type { WhyNot } from "@/lib/features/growth/publishing/constants";
import { PLATFORMS } from "@/lib/shared/platforms";

const copy = PAGES_COPY.create.whyNot;

export const lacksConnection = ({ reason }: WhyNot): boolean =>
  reason === "not_set_up" || reason === "unconnected" || reason === "unchosen";

/**
 * Lists what each platform lacked after a press, and where to fix it. The toast is gone after five
 * seconds; this stays.
 */
export function WhyNotPosted({ why }: { why: readonly WhyNot[] }) {
  const told = PLATFORMS.map((platform) => ({
    platform,
    reasons: why.filter((one) => one.platform === platform).map(({ reason }) => reason),
  })).filter(({ reasons }) => reasons.length > 0);
  return (
    <div className="mt-1 grid gap-2 rounded-control bg-accent-soft px-4 py-3 text-accent-ink text-sm">
      <p className="font-semibold">{copy.title}</p>
      <ul className="grid gap-1">
        {told.map(({ platform, reasons }) => (
          <li key={platform}>
            <strong>{MARKETING_COPY.platforms[platform]}:</strong>{" "}
            {reasons.map((reason) => copy[reason]).join(" ")}
          </li>
        ))}
      </ul>
      {why.some(({ reason }) => reason === "not_set_up") ? <p>{copy.keys}</p> : null}
      {why.some(lacksConnection) ? (
        <p>
          <Link href="/admin/connections" className="font-semibold underline">
            {copy.connect}
          </Link>
        </p>
      ) : null}
    </div>
  );
}
