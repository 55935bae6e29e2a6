import { type ArtProps, Drawing } from "./drawing";
import type { Expression } from "./expression";

interface BuddyProps extends ArtProps {
  expression?: Expression;
}

const FUR = "#b07d50";
const FUR_DEEP = "#8a5c36";
const CREAM = "#f3d8b4";
const COCOA = "#3d2817";

/** Buddy the bear. His colors are his own and stay the same in dark mode. */
export function Buddy({ expression = "resting", className, title }: BuddyProps) {
  return (
    <Drawing viewBox="0 0 200 208" className={className} title={title}>
      <g className="art-breathe">
        <Body />
        <g transform={expression === "listening" ? "rotate(-4 100 170)" : undefined}>
          <Head />
          <Eyes expression={expression} />
          <Mouth expression={expression} />
        </g>
        <Scarf />
        {expression === "thinking" ? <ThinkingPaw /> : null}
      </g>
      {expression === "thinking" ? <Thoughts /> : null}
      {expression === "listening" ? (
        <path
          d="M187 52c4 7 5.500 15 4.500 23M178 57c3 5 4 11 3.300 17"
          stroke="var(--accent)"
          strokeWidth="4.500"
        />
      ) : null}
    </Drawing>
  );
}

function Body() {
  return (
    <>
      <path d="M36 208c0-32 22-52 64-52s64 20 64 52Z" fill={FUR} />
      <path d="M70 208c0-19 11-31 30-31s30 12 30 31Z" fill={CREAM} opacity=".75" />
    </>
  );
}

function Head() {
  return (
    <>
      <path
        d="M30 62c-9-17-3-38 15-43s34 8 37 23ZM170 62c9-17 3-38-15-43s-34 8-37 23Z"
        fill={FUR}
      />
      <path
        d="M41 55c-6-10-3-22 7-25s19 3 21 12ZM159 55c6-10 3-22-7-25s-19 3-21 12Z"
        fill="#e8bb8e"
      />
      <path
        d="M100 35c6 0 9-5 8-10 5 3 7 7 6 12 37 6 60 31 60 66 0 41-32 65-74 65s-74-24-74-65c0-40 30-68 74-68Z"
        fill={FUR}
      />
      <path
        d="M38 132c12 22 35 33 62 33s50-11 62-33c-6 24-31 36-62 36s-56-12-62-36Z"
        fill={FUR_DEEP}
        opacity=".28"
      />
      <path d="M100 100c23 0 39 11 39 28s-17 28-39 28-39-11-39-28 16-28 39-28Z" fill={CREAM} />
      <path
        d="M100 104c8 0 13.500 3.500 13.500 8s-6 9.500-13.500 9.500-13.500-5-13.500-9.500 5.500-8 13.500-8Z"
        fill={COCOA}
      />
      <path d="M94 108.500c2-1.700 5-2.300 8-1.900" stroke="#8d6a4f" strokeWidth="2.600" />
      <ellipse cx="53" cy="119" rx="10.500" ry="8.500" fill="#ee967c" opacity=".5" />
      <ellipse cx="147" cy="119" rx="10.500" ry="8.500" fill="#ee967c" opacity=".5" />
    </>
  );
}

function Eyes({ expression }: { expression: Expression }) {
  if (expression === "resting") {
    return <path d="M63 94c4 6 14 6 18 0M119 94c4 6 14 6 18 0" stroke={COCOA} strokeWidth="5" />;
  }
  const up = expression === "thinking";
  const y = up ? 88 : 92;
  const x = up ? 3 : 0;
  return (
    <>
      <g className="art-part art-blink">
        <ellipse cx={72 + x} cy={y} rx="7.500" ry="8.500" fill={COCOA} />
        <circle cx={75 + x} cy={y - 3} r="2.600" fill="#fff" />
      </g>
      <g className="art-part art-blink">
        <ellipse cx={128 + x} cy={y} rx="7.500" ry="8.500" fill={COCOA} />
        <circle cx={131 + x} cy={y - 3} r="2.600" fill="#fff" />
      </g>
      <path
        d={
          up
            ? "M62 74c4-5 11-6 16-3M121 69c5-3 12-2 16 2"
            : "M61 76c4-4 11-5 16-2M123 74c5-3 12-2 16 2"
        }
        stroke={FUR_DEEP}
        strokeWidth="4"
      />
    </>
  );
}

function Mouth({ expression }: { expression: Expression }) {
  if (expression === "speaking") {
    return (
      <>
        <path d="M100 121v5" stroke={COCOA} strokeWidth="4" />
        <g className="art-talk">
          <path d="M85 129c9-3 21-3 30 0 0 12-6 20-15 20s-15-8-15-20Z" fill={COCOA} />
          <path d="M91 142c4-5 14-5 18 0-2 4-5 7-9 7s-7-3-9-7Z" fill="#e87f72" />
        </g>
      </>
    );
  }
  const line =
    expression === "thinking"
      ? "M100 121v7M92 135c5-3 12-3 17 1"
      : "M100 121v7M85 131c4 10 26 10 30 0";
  return <path d={line} stroke={COCOA} strokeWidth="4.500" />;
}

function Scarf() {
  return (
    <>
      <path
        d="M45 160c25 17 85 17 110 0 5 6 6 12 4 18-30 17-88 17-118 0-2-6-1-12 4-18Z"
        fill="#4f86b8"
      />
      <path d="M128 178c8-1 15-3 21-6l7 30c-8 4-16 6-24 6Z" fill="#4579a9" />
      <path d="M46 166c27 16 81 16 108 0" stroke="#83b3dc" strokeWidth="4" />
      <path d="M132 198c8-1 14-2.500 20-5" stroke="#83b3dc" strokeWidth="4" />
    </>
  );
}

function ThinkingPaw() {
  return (
    <>
      <path
        d="M47 208c-5-16 1-29 14-35l19-9c9-4 19 0 21 9s-4 14-12 17c-8 3-12 8-11 18Z"
        fill={FUR}
        stroke={FUR_DEEP}
        strokeWidth="2.500"
      />
      <path
        d="M101 173c-3-1-6 0-8 2M97 166c-3-1-6 0-8 2M89 163c-2 0-4 1-5 3"
        stroke={FUR_DEEP}
        strokeWidth="2.500"
      />
    </>
  );
}

function Thoughts() {
  return (
    <g fill="var(--accent)">
      <circle className="art-part art-think" cx="168" cy="46" r="5" />
      <circle className="art-part art-think" cx="180" cy="31" r="6.500" />
      <circle className="art-part art-think" cx="190" cy="11" r="8" />
    </g>
  );
}
