import { ArrowUp, ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { cn } from "@/components/ui/cn";
import { LAST_UPDATED } from "@/lib/core/legal/constants";
import { LEGAL_COPY } from "@/lib/core/legal/copy";
import type { LegalPlace, LegalText } from "@/lib/core/legal/types";
import type { Audience } from "@/lib/shared/audience";
import { BackButton } from "./legal-actions";
import { Section } from "./legal-section";
import { PlainWordsBox } from "./plain-words";

interface LegalPageProps {
  text: LegalText;
  /** Null for a page without a date. */
  updated?: string | null;
  actions?: ReactNode;
  /** The reader, if the page has a short version for children. */
  reader?: { readonly audience: Audience; readonly place: LegalPlace };
  children?: ReactNode;
}

/** Layout of a text page: narrow column, contents first, and a way back (LEGL-02, LEGL-04). */
export function LegalPage({
  text,
  updated = LAST_UPDATED,
  actions,
  reader,
  children,
}: LegalPageProps) {
  return (
    <div className="page-column max-w-3xl py-8 sm:py-12">
      <div className="flex items-center justify-between gap-3">
        <BackButton />
        {actions}
      </div>
      <h1 id="page-top" className="mt-4 break-words">
        {text.title}
      </h1>
      <p className="mt-3 text-ink-soft text-lg">{text.lead}</p>
      {updated ? (
        <p className="mt-2 text-ink-faint text-sm print:text-ink">{LEGAL_COPY.updated(updated)}</p>
      ) : null}
      {reader ? <PlainWordsBox {...reader} /> : null}
      <Contents sections={text.sections} />
      {text.sections.map((section) => (
        <Section key={section.id} section={section} />
      ))}
      {children}
      <p className="mt-10 print:hidden">
        <a href="#page-top" className="prose-link inline-flex items-center gap-1.5 py-1">
          <ArrowUp aria-hidden className="size-4" />
          {LEGAL_COPY.toTop}
        </a>
      </p>
    </div>
  );
}

/**
 * Open next to the text if there is room; collapsed on phones, so that the text begins on the first
 * screen.
 */
function Contents({ sections }: Pick<LegalText, "sections">) {
  return (
    <nav aria-label={LEGAL_COPY.contents} className="mt-7 rounded-card bg-sunk print:hidden">
      <details className="group sm:hidden">
        <summary className="flex min-h-11 cursor-pointer items-center justify-between px-5 font-semibold">
          {LEGAL_COPY.contents}
          <ChevronDown aria-hidden className="size-5 transition-transform group-open:rotate-180" />
        </summary>
        <ContentsList sections={sections} className="px-5 pb-5" />
      </details>
      <ContentsList sections={sections} className="grid-cols-2 p-5 max-sm:hidden" />
    </nav>
  );
}

function ContentsList({
  sections,
  className,
}: Pick<LegalText, "sections"> & { className: string }) {
  return (
    <ol className={cn("grid gap-x-6 gap-y-1", className)}>
      {sections.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`} className="prose-link inline-block py-1">
            {title}
          </a>
        </li>
      ))}
    </ol>
  );
}
