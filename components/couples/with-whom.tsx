import { Field } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import type { ShownRelationship } from "@/lib/features/couples/client";
import { COUPLES_COPY } from "@/lib/features/couples/copy";

const copy = COUPLES_COPY.adult;

interface WithWhomProps {
  running: readonly ShownRelationship[];
  currentId: string;
  onChoose: (id: string) => void;
}

/**
 * Chooses which partner the talk, the questions and the questionnaires are about. Shown only if
 * there's a choice.
 */
export function WithWhom({ running, currentId, onChoose }: WithWhomProps) {
  if (running.length < 2) return null;
  return (
    <Field label={copy.relationship.which}>
      {(control) => (
        <Select
          {...control}
          data-kept
          value={currentId}
          onChange={(event) => onChoose(event.target.value)}
        >
          {running.map(({ id, relationshipName, partnerName }) => (
            <option key={id} value={id}>
              {`${relationshipName} · ${copy.relationship.with(partnerName ?? copy.partner)}`}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
