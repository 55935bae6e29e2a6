import { cn } from "@/components/ui/cn";
import { REGIONS } from "@/lib/features/movement/assessments/constants";
import { ASSESSMENT_COPY } from "@/lib/features/movement/assessments/copy";
import type { Scores } from "@/lib/features/movement/assessments/types";

/**
 * Position of each area on a body of 200 by 400. In the front view the person's left is on the
 * picture's right, in the back view on its left.
 */
const AT: Record<string, readonly [x: number, y: number]> = {
  "right-shoulder": [66, 88],
  "left-shoulder": [134, 88],
  core: [100, 158],
  "right-wrist-hand": [40, 212],
  "left-wrist-hand": [160, 212],
  "right-knee": [80, 292],
  "left-knee": [120, 292],
  "right-ankle": [78, 368],
  "left-ankle": [122, 368],
  neck: [100, 60],
  "upper-back": [100, 104],
  "lower-back": [100, 158],
  "left-hip": [78, 200],
  "right-hip": [122, 200],
};

const { body, regions } = ASSESSMENT_COPY.adult;

interface BodyMapProps {
  levels: Scores;
  chosen: string | null;
  onChoose: (region: string) => void;
}

/**
 * Front and back views; every area is a button labeled with its name and pain level. The list next
 * to it does the same without a picture.
 */
export function BodyMap({ levels, chosen, onChoose }: BodyMapProps) {
  return (
    <fieldset className="flex flex-wrap justify-center gap-6">
      <legend className="sr-only">{body.map}</legend>
      {(["front", "back"] as const).map((view) => (
        <div key={view} className="grid w-44 justify-items-center gap-1 sm:w-52">
          <div className="relative aspect-[1/2] w-full">
            <Silhouette />
            {REGIONS.filter((region) => region.view === view).map(({ id }) => (
              <Place
                key={id}
                id={id}
                level={levels[id] ?? 0}
                isChosen={id === chosen}
                onChoose={() => onChoose(id)}
              />
            ))}
          </div>
          <span className="font-semibold text-ink-soft text-sm">{body[view]}</span>
        </div>
      ))}
    </fieldset>
  );
}

interface PlaceProps {
  id: string;
  level: number;
  isChosen: boolean;
  onChoose: () => void;
}

function Place({ id, level, isChosen, onChoose }: PlaceProps) {
  const [x, y] = AT[id] ?? [0, 0];
  return (
    <button
      type="button"
      aria-label={body.region(regions[id] ?? id, level)}
      aria-pressed={isChosen}
      onClick={onChoose}
      style={{ left: `${x / 2}%`, top: `${y / 4}%` }}
      className={cn(
        "-translate-x-1/2 -translate-y-1/2 absolute grid size-9 place-items-center rounded-full border-2 font-bold text-sm tabular-nums transition-colors",
        level > 0
          ? "border-transparent bg-signal text-on-signal"
          : "border-line-strong bg-card text-ink-soft",
        isChosen && "border-primary ring-3 ring-primary",
      )}
    >
      {level > 0 ? level : "+"}
    </button>
  );
}

/** A plain figure, identical in front and back. */
function Silhouette() {
  return (
    <svg aria-hidden="true" viewBox="0 0 200 400" className="size-full" fill="var(--primary-soft)">
      <circle cx="100" cy="32" r="24" />
      <rect x="90" y="50" width="20" height="24" rx="8" />
      <path d="M66 74h68q18 4 20 26l12 96q2 16-8 18t-14-14l-14-78v98H70v-98l-14 78q-4 16-14 14t-8-18l12-96q2-22 20-26Z" />
      <path d="M70 214h60l-2 76-4 78q0 14-12 14t-10-14l-2-118-2 118q2 14-10 14t-12-14l-4-78Z" />
    </svg>
  );
}
