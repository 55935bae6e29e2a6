import { Card, CardTitle } from "@/components/ui/card";
import { TRAUMA_COPY } from "@/lib/features/trauma/copy";

/** Opened by the browser alone, one at a time; works without any script. */
export function CopingCards() {
  const copy = TRAUMA_COPY.adult.cards;
  return (
    <Card aria-labelledby="trauma-cards">
      <CardTitle id="trauma-cards">{copy.title}</CardTitle>
      <p className="mt-2 text-ink-soft">{copy.lead}</p>
      <div className="mt-4 grid items-start gap-2.5 sm:grid-cols-2 lg:grid-cols-3">
        {copy.all.map(({ id, title, lines }) => (
          <details
            key={id}
            name="coping-card"
            className="rounded-control border border-line-strong bg-card"
          >
            <summary className="cursor-pointer p-3.5 font-bold">{title}</summary>
            <ol className="grid list-decimal gap-1.5 pe-4 pb-4 ps-9">
              {lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ol>
          </details>
        ))}
      </div>
    </Card>
  );
}
