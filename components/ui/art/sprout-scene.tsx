import { type ArtProps, Drawing } from "./drawing";

/** Nothing here yet: a first sprout in its pot on a sill. */
export function SproutScene(props: ArtProps) {
  return (
    <Drawing {...props} viewBox="0 0 240 160">
      <circle cx="120" cy="70" r="58" fill="var(--accent-soft)" />
      <path d="M36 136h168" stroke="var(--line-strong)" strokeWidth="2.500" />
      <path d="M94 104h52l-6 32h-40Z" fill="var(--accent)" />
      <path d="M90 96h60v11H90Z" fill="var(--accent)" stroke="var(--accent-ink)" strokeWidth="2" />
      <path d="m96 107 5 29h38l5-29" stroke="var(--accent-ink)" strokeWidth="2" />
      <g className="art-sway">
        <path d="M120 96c0-16-2-30 2-48" stroke="var(--primary)" strokeWidth="3" />
        <path d="M120 76c-16 2-27-6-30-21 17-1 27 6 30 21Z" fill="var(--primary)" opacity=".75" />
        <path d="M122 60c3-15 13-22 29-21-2 15-12 23-29 21Z" fill="var(--primary)" />
        <path
          d="M101 60c6 4 12 9 17 15M142 45c-7 3-13 8-18 14"
          stroke="var(--primary-soft)"
          strokeWidth="1.500"
        />
      </g>
    </Drawing>
  );
}
