import { Checkbox } from "@/components/ui/checkbox";
import { FieldError } from "@/components/ui/field";
import { ITEMS_OF, type Item, type ShareKind } from "@/lib/across/your-data/shares/constants";
import { SHARES_COPY } from "@/lib/across/your-data/shares/copy";
import { wordsOf } from "./labels";

const copy = SHARES_COPY.adult.make;

interface ItemTicksProps {
  kind: ShareKind;
  ticked: readonly Item[];
  onChange: (items: readonly Item[]) => void;
  /** Someone tried to continue without ticking any. */
  isMissing: boolean;
}

/** One checkbox per item, each with a hint about what it gives away. */
export function ItemTicks({ kind, ticked, onChange, isMissing }: ItemTicksProps) {
  const all: readonly Item[] = ITEMS_OF[kind];
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 font-semibold">{copy.what}</legend>
      {all.map((item) => (
        <Checkbox
          key={item}
          {...wordsOf(kind, item)}
          checked={ticked.includes(item)}
          onChange={(event) =>
            onChange(
              all.filter((other) =>
                other === item ? event.target.checked : ticked.includes(other),
              ),
            )
          }
        />
      ))}
      <FieldError>{isMissing && ticked.length === 0 ? copy.nothing : null}</FieldError>
    </fieldset>
  );
}
