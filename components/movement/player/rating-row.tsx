import { RATINGS } from "@/lib/features/movement/player/constants";
import type { PlayerCopy } from "@/lib/features/movement/player/copy";

interface RatingRowProps {
  copy: PlayerCopy;
  legend: string;
  /** Distinguishes the radio groups on one page. */
  name: string;
  value: number | undefined;
  onRate: (rating: number) => void;
}

/**
 * Asks how hard an exercise felt, in words, because a number could be read either way. Optional.
 */
export function RatingRow({ copy, legend, name, value, onRate }: RatingRowProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-semibold text-sm">{legend}</legend>
      <div className="flex flex-wrap gap-1.5">
        {RATINGS.map((rating) => (
          <label
            key={rating}
            className="inline-flex min-h-9 cursor-pointer items-center rounded-full border border-line-strong bg-card px-3 font-semibold text-sm transition-colors hover:border-primary has-checked:border-primary has-checked:bg-primary has-checked:text-on-primary has-focus-visible:outline-3 has-focus-visible:outline-focus has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              name={name}
              value={rating}
              checked={value === rating}
              onChange={() => onRate(rating)}
              className="sr-only"
            />
            {copy.ratings[rating]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
