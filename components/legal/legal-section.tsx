import type { LegalSection } from "@/lib/core/legal/types";

interface SectionProps {
  section: LegalSection;
  /** One level deeper if the text is part of a page. */
  heading?: "h2" | "h3";
}

/** One titled section of a legal text; its id is the anchor for the table of contents. */
export function Section({
  section: { id, title, paragraphs, list, after = [], links = [] },
  heading: Heading = "h2",
}: SectionProps) {
  return (
    <section aria-labelledby={id} className="mt-9">
      <Heading id={id}>{title}</Heading>
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
      {after.map((paragraph) => (
        <p key={paragraph} className="mt-3">
          {paragraph}
        </p>
      ))}
      {links.map(({ href, label }) => (
        <p key={href} className="mt-3">
          <a href={href} className="prose-link inline-block py-1">
            {label}
          </a>
        </p>
      ))}
    </section>
  );
}
