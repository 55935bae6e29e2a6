import { type ArtProps, Drawing } from "./drawing";

/** Something went wrong here: the cloud is passing, the chair stays. */
export function PassingCloudScene(props: ArtProps) {
  return (
    <Drawing {...props} viewBox="0 0 240 160">
      <path d="M40 138h160" stroke="var(--line-strong)" strokeWidth="2.500" />
      <g className="art-drift">
        <path
          d="M70 92c-15 0-25-9-25-21 0-11 9-20 21-20 5-17 19-26 35-24 15 2 26 12 28 27 14-1 24 7 24 18 0 12-9 20-23 20Z"
          fill="var(--mood-sad)"
          stroke="var(--mood-sad-deep)"
          strokeWidth="2"
        />
        <path
          d="M80 106l-4 10M102 108l-4 10M124 106l-4 10"
          stroke="var(--mood-sad-deep)"
          strokeWidth="3.500"
        />
      </g>
      <path
        d="M168 138V96c0-9 6-15 14-15M168 118h24M192 118v20M168 118c8-4 16-4 24 0"
        stroke="var(--primary)"
        strokeWidth="4"
      />
    </Drawing>
  );
}
