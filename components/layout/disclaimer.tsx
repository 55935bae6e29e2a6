import { cn } from "@/components/ui/cn";
import { AnchorButton } from "@/components/ui/link-button";
import { localNumbers } from "@/lib/crisis/contacts";
import { DISCLAIMER } from "@/lib/crisis/copy/disclaimer";
import type { DisclaimerCopy } from "@/lib/crisis/copy/schema";
import { US } from "@/lib/crisis/united-states/contacts";
import type { Audience } from "@/lib/shared/audience";
import { filled } from "@/lib/shared/filled";

export type DisclaimerVariant = "compact" | "therapy-session" | "subscription" | "full";

interface DisclaimerProps {
  audience: Audience;
  variant?: DisclaimerVariant;
  /** The person's country: the compact form adds its numbers. */
  region?: string | null;
  className?: string;
}

/**
 * Says that Willow doesn't replace care, and where to turn (CRIS-10 … CRIS-12). The shell puts the
 * compact form on every page.
 */
export function Disclaimer({
  audience,
  variant = "compact",
  region = null,
  className,
}: DisclaimerProps) {
  const copy = DISCLAIMER[audience];
  const base = `${copy.notASubstitute} ${copy.crisisLine}`;
  if (variant === "compact") {
    const local = localHelp(copy, region);
    return (
      <p className={cn("text-ink-soft text-sm", className)}>{local ? `${base} ${local}` : base}</p>
    );
  }
  if (variant === "full") return <FullDisclaimer audience={audience} className={className} />;
  return (
    <p
      data-variant={variant}
      className={cn("rounded-control bg-accent-soft px-4 py-2.5 text-ink text-sm", className)}
    >
      <strong className="font-semibold">
        {variant === "therapy-session" ? copy.session : copy.subscription}
      </strong>{" "}
      {base}
    </p>
  );
}

/** Null in the United States, whose lines the text already names. */
function localHelp(copy: DisclaimerCopy, region: string | null): string | null {
  const numbers = localNumbers(region);
  if (!numbers) return null;
  const { emergency, call } = numbers;
  const words = call === emergency ? copy.abroadEmergency : copy.abroad;
  return filled(words, { emergency, call });
}

function FullDisclaimer({ audience, className }: Pick<DisclaimerProps, "audience" | "className">) {
  const copy = DISCLAIMER[audience];
  return (
    <div
      className={cn(
        "grid gap-3 rounded-card border border-line bg-accent-soft p-5 sm:p-6",
        className,
      )}
    >
      <p className="font-semibold">{copy.notASubstitute}</p>
      {copy.full.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <p>{copy.crisisLine}</p>
      <div className="flex flex-wrap gap-3 pt-1">
        <AnchorButton variant="emergency" href={`tel:${US.call.number}`}>
          {copy.call988}
        </AnchorButton>
        <AnchorButton variant="danger" href={`tel:${US.emergency.number}`}>
          {copy.call911}
        </AnchorButton>
      </div>
    </div>
  );
}
