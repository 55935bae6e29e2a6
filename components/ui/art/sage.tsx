import { cn } from "../cn";
import { type ArtProps, Drawing } from "./drawing";
import type { Expression } from "./expression";

interface SageProps extends ArtProps {
  expression?: Expression;
}

/**
 * Sage, the adults' guide: a sage sprig in a round window. It leans in, ponders and stirs rather
 * than mimicking a face.
 */
export function Sage({ expression = "resting", className, title }: SageProps) {
  return (
    <Drawing viewBox="0 0 64 64" className={className} title={title}>
      <circle cx="32" cy="32" r="32" fill="var(--primary-soft)" />
      {expression === "listening" ? (
        <g stroke="var(--primary)" strokeWidth="1.6" strokeLinecap="round" opacity=".55">
          <path d="M10.500 25c-1.600 4.600-1.600 9.400 0 14M53.500 25c1.600 4.600 1.600 9.400 0 14" />
        </g>
      ) : null}
      <g className={cn(expression === "resting" ? "art-breathe" : "art-sway")}>
        <path d="M32 53.500V24" stroke="var(--primary)" strokeWidth="2.300" strokeLinecap="round" />
        <path
          d="M32 8.500c5.200 5.300 6.800 11.300 4.700 17.800-.9 2.700-2.500 4.700-4.700 6.200-2.200-1.500-3.800-3.500-4.700-6.200-2.100-6.500-.5-12.500 4.700-17.800Z"
          fill="var(--primary)"
        />
        <path
          d="M30.800 41.600c-7.200.9-12.900-2.300-15.800-9.300 7.600-.6 13 2.400 15.800 9.300Z"
          fill="var(--primary)"
          opacity=".8"
        />
        <path
          d="M33.200 46.300c7.200.9 12.900-2.300 15.800-9.300-7.600-.6-13 2.400-15.800 9.300Z"
          fill="var(--primary)"
          opacity=".62"
        />
        <path
          d="M32 14v14M27.300 40.300c-3-1-5.800-2.900-8.300-5.700M36.700 45c3-1 5.800-2.900 8.300-5.700"
          stroke="var(--primary-soft)"
          strokeWidth="1.300"
          strokeLinecap="round"
          opacity=".8"
        />
      </g>
      {expression === "thinking" ? (
        <g fill="var(--primary)">
          <circle className="art-part art-think" cx="45" cy="20" r="2.200" />
          <circle className="art-part art-think" cx="50.500" cy="16.500" r="2.200" />
          <circle className="art-part art-think" cx="55" cy="12" r="2.200" />
        </g>
      ) : null}
      {expression === "speaking" ? (
        <g stroke="var(--primary)" strokeWidth="2" strokeLinecap="round">
          <path className="art-talk" d="M46 17.500c2.200 2 3.200 4.300 3.200 7" />
          <path className="art-talk" d="M50.500 13c3.300 3 4.900 6.800 4.900 11" opacity=".6" />
        </g>
      ) : null}
    </Drawing>
  );
}
