import type { ComponentProps } from "react";

/** A drawing decorates the words next to it unless `title` gives it a name of its own. */
export interface ArtProps {
  className?: string;
  title?: string;
}

export function Drawing({ title, ...rest }: ComponentProps<"svg"> & ArtProps) {
  const name = title
    ? ({ role: "img", "aria-label": title } as const)
    : ({ "aria-hidden": true } as const);
  return <svg fill="none" strokeLinecap="round" strokeLinejoin="round" {...rest} {...name} />;
}
