import type { PtSessionsCopy } from "@/lib/features/movement/sessions/copy";
import { type PainPair, painChange } from "@/lib/features/movement/sessions/policy";
import { fullDay } from "@/lib/shared/dates";
import { FactTable } from "./fact-table";

const HEIGHT = 120;
const STEP = 44;
const LEFT = 24;
const TOP = 10;
const HIGHEST = 10;

const yOf = (pain: number): number => TOP + ((HIGHEST - pain) / HIGHEST) * (HEIGHT - 2 * TOP);

interface PainPictureProps {
  copy: PtSessionsCopy;
  pairs: readonly PainPair[];
  zone: string | null;
}

/**
 * One line per session, from the pain before (ring) to the pain after (dot). The summary and the
 * table say the same.
 */
export function PainPicture({ copy: { pictures }, pairs, zone }: PainPictureProps) {
  if (pairs.length < 2) return <p className="mt-2 text-ink-soft">{pictures.thin}</p>;
  const change = painChange(pairs) ?? 0;
  const said =
    change === 0
      ? pictures.same
      : (change < 0 ? pictures.less : pictures.more)(String(Math.abs(change)));
  const width = LEFT + pairs.length * STEP;
  return (
    <>
      <p className="mt-1 text-ink-soft text-sm">{pictures.painSummary(pairs.length, said)}</p>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${width} ${HEIGHT}`}
        className="mt-3 h-40 w-full max-w-xl"
        preserveAspectRatio="xMinYMid meet"
      >
        {[0, 5, 10].map((pain) => (
          <g key={pain}>
            <line x1={LEFT - 4} x2={width} y1={yOf(pain)} y2={yOf(pain)} stroke="var(--line)" />
            <text
              x={LEFT - 8}
              y={yOf(pain) + 3}
              textAnchor="end"
              fontSize="9"
              fill="var(--ink-soft)"
            >
              {pain}
            </text>
          </g>
        ))}
        {pairs.map(({ id, before, after }, at) => {
          const x = LEFT + at * STEP + STEP / 2;
          return (
            <g key={id}>
              <line
                x1={x - 7}
                x2={x + 7}
                y1={yOf(before)}
                y2={yOf(after)}
                stroke="var(--primary)"
                strokeWidth="2"
              />
              <circle
                cx={x - 7}
                cy={yOf(before)}
                r="4"
                fill="var(--card)"
                stroke="var(--primary)"
                strokeWidth="2"
              />
              <circle cx={x + 7} cy={yOf(after)} r="4.5" fill="var(--primary)" />
            </g>
          );
        })}
      </svg>
      <p aria-hidden className="flex gap-4 text-ink-soft text-sm">
        <span>○ {pictures.before}</span>
        <span>● {pictures.after}</span>
      </p>
      <FactTable
        show={pictures.table}
        caption={pictures.pain}
        head={[pictures.day, pictures.before, pictures.after]}
        rows={pairs.map(({ id, createdAt, before, after }) => [
          id,
          zone ? fullDay(createdAt, zone) : "",
          before,
          after,
        ])}
      />
    </>
  );
}
