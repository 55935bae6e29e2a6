import { Check } from "lucide-react";
import { cn } from "@/components/ui/cn";
import { filled } from "@/lib/shared/filled";

interface FindsProps {
  /** "Found {n} of {total}". */
  label: string;
  total: number;
  found: number;
  onFind: (found: number) => void;
}

/** One circle per thing to find, tapped as it's found. Tapping is optional: "Next" always works. */
export function Finds({ label, total, found, onFind }: FindsProps) {
  return (
    <div className="flex min-h-12 justify-center gap-2">
      {Array.from({ length: total }, (_, at) => at + 1).map((n) => {
        const isFound = n <= found;
        return (
          <button
            key={n}
            type="button"
            aria-pressed={isFound}
            aria-label={filled(label, { n, total })}
            // Tapping the last found circle again takes it back.
            onClick={() => onFind(n === found ? n - 1 : n)}
            className={cn(
              "grid size-11 place-items-center rounded-full border-2 transition-colors",
              isFound
                ? "border-primary bg-primary text-on-primary"
                : "border-line-strong bg-card hover:border-primary",
            )}
          >
            {isFound ? <Check aria-hidden className="size-5" /> : null}
          </button>
        );
      })}
    </div>
  );
}
