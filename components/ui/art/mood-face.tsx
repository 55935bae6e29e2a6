import type { ReactNode } from "react";
import { type ArtProps, Drawing } from "./drawing";

/** The names of the drawings; the same six words as the moods of the product. */
export const MOOD_FACES = ["happy", "sad", "anxious", "angry", "neutral", "confused"] as const;
type MoodFaceName = (typeof MOOD_FACES)[number];

interface MoodFaceProps extends ArtProps {
  mood: MoodFaceName;
}

/**
 * Sun, rain cloud, flickering drop, burst, pebble, swirl: shape and face tell them apart; color
 * only helps.
 */
export function MoodFace({ mood, className, title }: MoodFaceProps) {
  return (
    <Drawing viewBox="0 0 48 48" className={className} title={title}>
      {DRAWINGS[mood]}
    </Drawing>
  );
}

const shape = (name: MoodFaceName) => ({
  fill: `var(--mood-${name})`,
  stroke: `var(--mood-${name}-deep)`,
  strokeWidth: 1.6,
});
const FACE = { stroke: "var(--mood-face)", strokeWidth: 2.3 };
const dots = (left: string, right: string) => (
  <path d={`M${left}v.1M${right}v.1`} {...FACE} strokeWidth={3.1} />
);

const DRAWINGS: Record<MoodFaceName, ReactNode> = {
  happy: (
    <>
      <path
        d="M24 2.800v4.700M24 40.500v4.700M2.800 24h4.700M40.500 24h4.700M9 9l3.300 3.300M35.700 35.700 39 39M9 39l3.300-3.300M35.700 12.300 39 9"
        stroke="var(--mood-happy-deep)"
        strokeWidth="2.800"
      />
      <circle cx="24" cy="24" r="13" {...shape("happy")} />
      {dots("19.300 21", "28.700 21")}
      <path
        d="M18.300 26c1.800 4.600 9.600 4.600 11.400 0Z"
        fill="var(--mood-face)"
        {...FACE}
        strokeWidth={1.8}
      />
    </>
  ),
  sad: (
    <>
      <path
        d="M13.800 32A9.300 9.300 0 0 1 12 13.600a12.600 12.600 0 0 1 23.700 2.600A8.100 8.100 0 0 1 35 32Z"
        {...shape("sad")}
      />
      {dots("19.300 20.800", "28.700 20.800")}
      <path d="M20 28c1.500-2.500 6.500-2.500 8 0" {...FACE} />
      <path
        d="M15.800 17.700c1.300-.2 2.500-.8 3.400-1.800M32.200 17.700c-1.300-.2-2.500-.8-3.400-1.800"
        {...FACE}
        strokeWidth={1.7}
      />
      <path
        d="M16 36.500c1.700 2.500 2.300 3.800 1.500 5-.7 1-2.300 1-3 0-.8-1.200-.2-2.500 1.500-5ZM25 38.500c1.700 2.500 2.300 3.800 1.500 5-.7 1-2.300 1-3 0-.8-1.200-.2-2.500 1.500-5ZM34 36.500c1.700 2.500 2.300 3.800 1.500 5-.7 1-2.300 1-3 0-.8-1.200-.2-2.500 1.500-5Z"
        fill="var(--mood-sad-deep)"
      />
    </>
  ),
  anxious: (
    <>
      <path
        d="M25.500 3.500c4 5.500-2.500 7.300.5 11.300 2.600 3.500 13.300 4.600 13.300 15.700 0 8.500-6.900 14-15.300 14S8.700 39 8.700 30.500c0-7.900 5-11 8.600-14 4-3.300 4.700-8.500 8.200-13Z"
        {...shape("anxious")}
      />
      <circle cx="18.600" cy="26.500" r="3.500" fill="var(--mood-eye)" />
      <circle cx="29.400" cy="26.500" r="3.500" fill="var(--mood-eye)" />
      <circle cx="18.600" cy="26.500" r="3.500" stroke="var(--mood-face)" strokeWidth="1.300" />
      <circle cx="29.400" cy="26.500" r="3.500" stroke="var(--mood-face)" strokeWidth="1.300" />
      <circle cx="19" cy="27" r="1.500" fill="var(--mood-face)" />
      <circle cx="29" cy="27" r="1.500" fill="var(--mood-face)" />
      <path
        d="M17.700 36.500c1.100-1.700 2.100-1.700 3.200 0s2.100 1.700 3.200 0 2.100-1.700 3.200 0 2.100 1.700 3.200 0"
        {...FACE}
        strokeWidth={2}
      />
    </>
  ),
  angry: (
    <>
      <path
        d="m24 3.200 4.700 7.100 8.100-3.200-.6 8.500 8.300 2-5.600 6.400 5.600 6.500-8.300 2 .6 8.500-8.100-3.300L24 44.800l-4.700-7.100-8.100 3.300.6-8.500-8.300-2L9.100 24l-5.600-6.400 8.300-2-.6-8.500 8.100 3.200Z"
        {...shape("angry")}
      />
      <path d="m16.300 18.800 5 2.600M31.700 18.800l-5 2.600" {...FACE} strokeWidth={2.6} />
      {dots("19.300 24.300", "28.700 24.300")}
      <path d="M18.800 31.800c1.800-2.900 8.600-2.900 10.400 0" {...FACE} />
    </>
  ),
  neutral: (
    <>
      <path
        d="M9 41.500c5 1.300 25 1.300 30 0"
        stroke="var(--mood-neutral-deep)"
        strokeWidth="1.600"
        opacity=".5"
      />
      <path
        d="M5.600 28c-.9-8.400 8.600-16 19.600-16.300 10.800-.3 17.600 6.100 17.300 14.600-.3 8-6.700 12-18 12.200C13 38.700 6.400 35.500 5.600 28Z"
        {...shape("neutral")}
      />
      <path
        d="M33.500 15.800c2.400 1.300 4.200 3.200 5.100 5.600"
        stroke="var(--mood-neutral-deep)"
        strokeWidth="1.600"
        opacity=".7"
      />
      {dots("18.800 23.500", "29.200 23.500")}
      <path d="M19 30.300h10" {...FACE} />
    </>
  ),
  confused: (
    <>
      <path
        d="M23 43.500C12.400 43.500 5 36.700 5 27.300 5 16 13.800 6.200 25.300 6.200c10.300 0 17.700 7 17.700 16.600 0 9-6.400 20.700-20 20.700Z"
        {...shape("confused")}
      />
      <path
        d="M25.300 6.200c5.900.5 9.300 3.800 9 7.700-.3 3.200-3 5-5.700 4.500-2.300-.4-3.600-2.400-3-4.300.4-1.500 1.900-2.200 3.300-1.700"
        stroke="var(--mood-confused-deep)"
        strokeWidth="1.900"
      />
      {dots("16.300 26", "28.300 26.500")}
      <path
        d="M12.800 21.600c1.300-1.700 3.600-2.300 5.600-1.300M26 22.700c1.700-.8 3.700-.6 5.200.5"
        {...FACE}
        strokeWidth={1.8}
      />
      <path
        d="M15.800 35.300c2.500-3.200 4.600 1.300 7.200-.6 1.700-1.200 3-1.800 5-.9"
        {...FACE}
      />
    </>
  ),
};
