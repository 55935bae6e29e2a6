import { TRAUMA_COPY } from "@/lib/features/trauma/copy";

export function Sources() {
  const { title, text, list } = TRAUMA_COPY.adult.sources;
  return (
    <details className="text-ink-soft text-sm">
      <summary className="cursor-pointer font-semibold">{title}</summary>
      <p className="mt-2">{text}</p>
      <ul className="mt-2 list-disc ps-5">
        {list.map((source) => (
          <li key={source}>{source}</li>
        ))}
      </ul>
    </details>
  );
}
