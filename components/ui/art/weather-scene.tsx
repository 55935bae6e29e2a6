import { type ArtProps, Drawing } from "./drawing";

/** No mood recorded yet: sun behind a passing cloud, a hill. */
export function WeatherScene(props: ArtProps) {
  return (
    <Drawing {...props} viewBox="0 0 240 160">
      <circle
        cx="146"
        cy="58"
        r="26"
        fill="var(--mood-happy)"
        stroke="var(--mood-happy-deep)"
        strokeWidth="2"
      />
      <path
        d="M146 18v8M174 30l-6 6M186 58h-8M118 30l6 6M174 86l-6-6"
        stroke="var(--mood-happy-deep)"
        strokeWidth="3.500"
      />
      <g className="art-drift">
        <path
          d="M72 104c-13 0-21-8-21-18s8-18 19-18c4-14 16-22 30-20s23 12 24 25c12 0 19 6 19 15s-7 16-18 16Z"
          fill="var(--card)"
          stroke="var(--line-strong)"
          strokeWidth="2"
        />
      </g>
      <path d="M14 146c40-30 80-34 112-18s62 10 100-8v36H14Z" fill="var(--primary-soft)" />
      <path
        d="M14 146c40-30 80-34 112-18s62 10 100-8"
        stroke="var(--primary)"
        strokeWidth="2.500"
      />
    </Drawing>
  );
}
