import { type ArtProps, Drawing } from "./drawing";

const FRAME = "0 0 240 160";

/** Nothing here yet: a first sprout in its pot on a sill. */
export function SproutScene(props: ArtProps) {
  return (
    <Drawing {...props} viewBox={FRAME}>
      <circle cx="120" cy="70" r="58" fill="var(--accent-soft)" />
      <path d="M36 136h168" stroke="var(--line-strong)" strokeWidth="2.500" />
      <path d="M94 104h52l-6 32h-40Z" fill="var(--accent)" />
      <path d="M90 96h60v11H90Z" fill="var(--accent)" stroke="var(--accent-ink)" strokeWidth="2" />
      <path d="m96 107 5 29h38l5-29" stroke="var(--accent-ink)" strokeWidth="2" />
      <g className="art-sway">
        <path d="M120 96c0-16-2-30 2-48" stroke="var(--primary)" strokeWidth="3" />
        <path d="M120 76c-16 2-27-6-30-21 17-1 27 6 30 21Z" fill="var(--primary)" opacity=".75" />
        <path d="M122 60c3-15 13-22 29-21-2 15-12 23-29 21Z" fill="var(--primary)" />
        <path d="M101 60c6 4 12 9 17 15M142 45c-7 3-13 8-18 14" stroke="var(--primary-soft)" strokeWidth="1.500" />
      </g>
    </Drawing>
  );
}

/** No conversation yet: two cups, one seat kept free. */
export function TeaScene(props: ArtProps) {
  return (
    <Drawing {...props} viewBox={FRAME}>
      <path d="M52 66c0-26 30-44 68-44s70 18 70 44-30 42-68 42-70-16-70-42Z" fill="var(--primary-soft)" />
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

/** No mood recorded yet: sun behind a passing cloud, a hill. */
export function WeatherScene(props: ArtProps) {
  return (
    <Drawing {...props} viewBox={FRAME}>
      <circle cx="146" cy="58" r="26" fill="var(--mood-happy)" stroke="var(--mood-happy-deep)" strokeWidth="2" />
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
      <path d="M14 146c40-30 80-34 112-18s62 10 100-8" stroke="var(--primary)" strokeWidth="2.500" />
    </Drawing>
  );
}

/** Something went wrong here: the cloud is passing, the chair stays. */
export function PassingCloudScene(props: ArtProps) {
  return (
    <Drawing {...props} viewBox={FRAME}>
      <path d="M40 138h160" stroke="var(--line-strong)" strokeWidth="2.500" />
      <g className="art-drift">
        <path
          d="M70 92c-15 0-25-9-25-21 0-11 9-20 21-20 5-17 19-26 35-24 15 2 26 12 28 27 14-1 24 7 24 18 0 12-9 20-23 20Z"
          fill="var(--mood-sad)"
          stroke="var(--mood-sad-deep)"
          strokeWidth="2"
        />
        <path d="M80 106l-4 10M102 108l-4 10M124 106l-4 10" stroke="var(--mood-sad-deep)" strokeWidth="3.500" />
      </g>
      <path
        d="M168 138V96c0-9 6-15 14-15M168 118h24M192 118v20M168 118c8-4 16-4 24 0"
        stroke="var(--primary)"
        strokeWidth="4"
      />
    </Drawing>
  );
}

/** A way that leads nowhere (404): hills, a willow, a signpost, a lantern that is lit. */
export function LostPathScene(props: ArtProps) {
  return (
    <Drawing {...props} viewBox="0 0 320 200">
      <path d="M0 152c44-34 92-40 140-20s106 12 180-24v92H0Z" fill="var(--primary-soft)" />
      <circle cx="250" cy="46" r="20" fill="var(--accent-soft)" stroke="var(--accent)" strokeWidth="2" />
      <path d="M150 200c-8-18 4-30 22-38s24-18 10-28" stroke="var(--card)" strokeWidth="16" />
      <path d="M72 172c5-22 2-52 6-78M88 172c-4-18-5-34-6-50" stroke="var(--accent-ink)" strokeWidth="6" />
      <g className="art-sway">
        <path
          d="M22 98c-4-36 24-60 58-60s62 24 58 62c-1 16-3 30-7 44-3-8-5-17-6-26-2 13-6 25-11 34-4-9-6-19-6-30-3 12-7 22-12 30-4-9-6-19-6-30-3 12-7 21-12 28-4-8-6-17-6-27-3 11-7 20-12 27-4-9-6-19-6-30-2 11-5 20-9 27-6-14-13-32-19-49Z"
          fill="var(--primary)"
        />
        <path
          d="M44 128c-6-30 2-58 24-74M62 134c-3-30 3-56 14-78M84 134c2-28 0-54-4-78M104 136c6-28 2-58-16-78M124 126c6-26-2-54-26-70"
          stroke="var(--primary-soft)"
          strokeWidth="2"
          opacity=".5"
        />
      </g>
      <path d="M214 176v-62" stroke="var(--accent-ink)" strokeWidth="5" />
      <path d="M190 112h44l10 9-10 9h-44Z" fill="var(--accent)" stroke="var(--accent-ink)" strokeWidth="2" />
      <path d="M238 138h-38l-9 8 9 8h38Z" fill="var(--card)" stroke="var(--accent-ink)" strokeWidth="2" />
      <path d="M203 121h20M208 146h20" stroke="var(--accent-ink)" strokeWidth="2.500" opacity=".6" />
      <circle cx="276" cy="160" r="20" fill="var(--mood-happy)" opacity=".28" />
      <path d="M268 152h16v20h-16ZM271 152c0-7 10-7 10 0M266 172h20" stroke="var(--ink-soft)" strokeWidth="2.500" />
      <path d="M276 168c-4-3-3-7 0-11 3 4 4 8 0 11Z" fill="var(--mood-happy-deep)" />
    </Drawing>
  );
}
