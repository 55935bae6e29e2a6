import type { ReactNode } from "react";
import { LAST_UPDATED } from "@/lib/features/legal/constants";
import { LEGAL_COPY } from "@/lib/features/legal/copy";
import type { LegalSection, LegalText } from "@/lib/features/legal/types";
import { BackButton } from "./legal-actions";

interface LegalPageProps {
  text: LegalText;
  /** Null for a page that carries no date. */
  updated?: string | null;
  actions?: ReactNode;
  children?: ReactNode;
}

/** A text to read: narrow column, contents first, back where one came from (LEGL-02, LEGL-04). */
export function LegalPage({ text, updated = LAST_UPDATED, actions, children }: LegalPageProps) {
  return (
    <div className="page-column max-w-3xl py-8 sm:py-12">
      <div className="flex items-center justify-between gap-3">
        <BackButton />
        {actions}
      </div>
      <h1 className="mt-4">{text.title}</h1>
      <p className="mt-3 text-ink-soft text-lg">{text.lead}</p>
      {updated ? <p className="mt-2 text-ink-faint text-sm">{LEGAL_COPY.updated(updated)}</p> : null}
      <nav aria-label={LEGAL_COPY.contents} className="mt-7 rounded-card bg-sunk p-5 print:hidden">
        <ol className="grid gap-x-6 gap-y-1 sm:grid-cols-2">
          {text.sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`} className="prose-link inline-block py-1">
                {title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      {text.sections.map((section) => (
        <Section key={section.id} section={section} />
      ))}
      {children}
    </div>
  );
}

function Section({ section: { id, title, paragraphs, list } }: { section: LegalSection }) {
  return (
    <section aria-labelledby={id} className="mt-9">
      <h2 id={id}>{title}</h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className="mt-3">
          {paragraph}
        </p>
      ))}
      {list ? (
        <ul className="mt-3 grid list-disc gap-1.5 ps-5 marker:text-primary">
          {list.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}
