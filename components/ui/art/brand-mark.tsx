import { type ArtProps, Drawing } from "./drawing";

/**
 * A willow twig: one bending stem, slender hanging leaves. It takes its color from the surrounding
 * text.
 */
export function BrandMark({ className, title }: ArtProps) {
  return (
    <Drawing viewBox="0 0 32 32" className={className} title={title}>
      <path
        d="M5.5 12.500C8.500 6.400 13.800 3.400 19 4.300c5 .9 7.600 5.400 7.500 11.200"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
      />
      <g fill="currentColor">
        <path d="M26.500 14.500c1.900 3.800 2 8.200-.5 12-2-3.800-2-8.200.5-12Z" />
        <path
          d="M21.600 5.600c1.500 4.700.9 9.800-2.700 13.900-1.400-4.800-.6-10 2.700-13.900Z"
          opacity=".85"
        />
        <path
          d="M14.300 5.200c1.700 5.900.6 12.800-3.600 18.300-1.700-6.200-.3-13.200 3.600-18.300Z"
          opacity=".65"
        />
        <path d="M7.600 9.400c.9 4.400-.2 9-3.600 12.400-1-4.400.3-9 3.600-12.400Z" opacity=".45" />
      </g>
    </Drawing>
  );
}
