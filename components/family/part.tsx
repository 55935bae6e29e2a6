import { type ReactNode, useId } from "react";
import type { ChildView } from "@/lib/across/family/types";
import type { Audience } from "@/lib/shared/audience";

/** One section of a child's view, under its own heading. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-2 border-line border-t pt-5">
      <h3 id={id} className="text-lg">
        {title}
      </h3>
      {children}
    </section>
  );
}

/** Props of every section of the page. */
export interface ViewProps {
  audience: Audience;
  view: ChildView;
  zone: string;
}

/**
 * True when consent is needed and there is none: under 13 after a refusal or a withdrawal, or while
 * a parent is asked again.
 */
export const lacksConsent = (consent: ChildView["consent"]): boolean =>
  consent !== "granted" && consent !== "notified";
