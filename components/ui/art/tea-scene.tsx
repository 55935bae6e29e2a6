import { type ArtProps, Drawing } from "./drawing";

/** No conversation yet: two cups, one seat kept free. */
export function TeaScene(props: ArtProps) {
  return (
    <Drawing {...props} viewBox="0 0 240 160">
      <path
        d="M52 66c0-26 30-44 68-44s70 18 70 44-30 42-68 42-70-16-70-42Z"
        fill="var(--primary-soft)"
      />
      <path d="M28 126h184" stroke="var(--line-strong)" strokeWidth="2.500" />
      <Cup x={62} tone="var(--primary)" />
      <Cup x={132} tone="var(--accent)" />
      <g className="art-drift" stroke="var(--ink-faint)" strokeWidth="2.500" opacity=".7">
        <path d="M78 74c-5-7 5-11 0-19M88 74c-5-7 5-11 0-19M148 74c-5-7 5-11 0-19M158 74c-5-7 5-11 0-19" />
      </g>
    </Drawing>
  );
}

function Cup({ x, tone }: { x: number; tone: string }) {
  return (
    <g transform={`translate(${x} 84)`}>
      <path d="M40 8c10-2 15 4 13 11s-9 10-17 9" stroke={tone} strokeWidth="4" />
      <path d="M0 2h42c1 20-4 34-12 40H12C4 36-1 22 0 2Z" fill={tone} />
      <path d="M0 2c8 4 34 4 42 0" stroke="var(--card)" strokeWidth="2" opacity=".5" />
    </g>
  );
}
