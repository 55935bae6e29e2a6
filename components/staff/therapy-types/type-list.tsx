import { Badge } from "@/components/ui/badge";
import { Card } from "@/components/ui/card";
import { TYPES_COPY } from "@/lib/features/conversation/therapy-types/copy";
import type { StaffTherapyType } from "@/lib/features/conversation/therapy-types/types";

interface TypeListProps {
  types: readonly StaffTherapyType[];
  chosenId: string | null;
  onChoose: (id: string) => void;
}

export function TypeList({ types, chosenId, onChoose }: TypeListProps) {
  return (
    <Card as="section" padding="none" aria-label={TYPES_COPY.list} className="p-2">
      <ul className="grid gap-1">
        {types.map(({ id, name, shortName, ageGroups, isActive, version }) => (
          <li key={id}>
            <button
              type="button"
              aria-pressed={id === chosenId}
              onClick={() => onChoose(id)}
              className="grid w-full gap-1 rounded-control border border-transparent px-3 py-2.5 text-start transition-colors hover:bg-primary-soft aria-pressed:border-primary aria-pressed:bg-primary-soft"
            >
              <span className="flex items-start justify-between gap-2">
                <span className="font-semibold">{name}</span>
                <Badge tone={isActive ? "soft" : "sunk"} className="shrink-0">
                  {isActive ? TYPES_COPY.on : TYPES_COPY.off}
                </Badge>
              </span>
              <span className="text-ink-soft text-sm">
                {shortName} · {ageGroups.map((group) => TYPES_COPY.ages[group]).join(", ")} ·{" "}
                {TYPES_COPY.version(version)}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Card>
  );
}
