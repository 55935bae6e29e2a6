import type { ReactNode } from "react";

interface DataSectionProps {
  /** The anchor that the table of contents links to. */
  id: string;
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}

/** One titled part of /account. */
export function DataSection({ id, title, lead, children }: DataSectionProps) {
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-4">
      <div>
        <h2 id={id} tabIndex={-1} className="scroll-mt-24 outline-none">
          {title}
        </h2>
        {lead ? <p className="mt-2 text-ink-soft">{lead}</p> : null}
      </div>
      {children}
    </section>
  );
}
