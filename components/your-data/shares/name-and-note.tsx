import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Select } from "@/components/ui/select";
import { MAX_LABEL, NAMES_SHOWN, type NameShown } from "@/lib/across/your-data/shares/constants";
import { SHARES_COPY } from "@/lib/across/your-data/shares/copy";

const { make, names } = SHARES_COPY.adult;

interface NameAndNoteProps {
  nameShown: NameShown;
  onName: (name: NameShown) => void;
  note: string;
  onNote: (note: string) => void;
}

/** How the recipient sees who it's from, and how the owner finds it again. */
export function NameAndNote({ nameShown, onName, note, onNote }: NameAndNoteProps) {
  return (
    <>
      <Field label={make.name}>
        {(control) => (
          <Select
            {...control}
            value={nameShown}
            onChange={(event) => onName(event.target.value as NameShown)}
          >
            {NAMES_SHOWN.map((name) => (
              <option key={name} value={name}>
                {names[name]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={make.label} hint={make.labelHint}>
        {(control) => (
          <Input
            {...control}
            dir="auto"
            autoComplete="off"
            maxLength={MAX_LABEL}
            value={note}
            onChange={(event) => onNote(event.target.value)}
          />
        )}
      </Field>
    </>
  );
}
