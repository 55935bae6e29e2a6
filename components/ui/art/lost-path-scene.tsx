import { type ArtProps, Drawing } from "./drawing";

/** A path that leads nowhere (404): hills, a willow, a signpost, a lit lantern. */
export function LostPathScene(props: ArtProps) {
  return (
    <Drawing {...props} viewBox="0 0 320 200">
      <path d="M0 152c44-34 92-40 140-20s106 12 180-24v92H0Z" fill="var(--primary-soft)" />
      <circle
        cx="250"
        cy="46"
        r="20"
        fill="var(--accent-soft)"
        stroke="var(--accent)"
        strokeWidth="2"
      />
      <path d="M150 200c-8-18 4-30 22-38s24-18 10-28" stroke="var(--card)" strokeWidth="16" />
      <path
        d="M72 172c5-22 2-52 6-78M88 172c-4-18-5-34-6-50"
        stroke="var(--accent-ink)"
        strokeWidth="6"
      />
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
      <path
        d="M190 112h44l10 9-10 9h-44Z"
        fill="var(--accent)"
        stroke="var(--accent-ink)"
        strokeWidth="2"
      />
      <path
        d="M238 138h-38l-9 8 9 8h38Z"
        fill="var(--card)"
        stroke="var(--accent-ink)"
        strokeWidth="2"
      />
      <path
        d="M203 121h20M208 146h20"
        stroke="var(--accent-ink)"
        strokeWidth="2.500"
        opacity=".6"
      />
      <circle cx="276" cy="160" r="20" fill="var(--mood-happy)" opacity=".28" />
      <path
        d="M268 152h16v20h-16ZM271 152c0-7 10-7 10 0M266 172h20"
        stroke="var(--ink-soft)"
        strokeWidth="2.500"
      />
      <path d="M276 168c-4-3-3-7 0-11 3 4 4 8 0 11Z" fill="var(--mood-happy-deep)" />
    </Drawing>
  );
}
