"use client";

import { type FormEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { Field, FieldError } from "@/components/ui/field";
import { LiveFieldset } from "@/components/ui/live-fieldset";
import { Select } from "@/components/ui/select";
import {
  type Item,
  LINK_DAYS,
  type LinkDays,
  PERIODS,
  type Period,
  type ProviderItem,
} from "@/lib/across/your-data/shares/constants";
import { SHARES_COPY } from "@/lib/across/your-data/shares/copy";
import type { MadeShare } from "@/lib/across/your-data/shares/types";
import { useStoredDraft } from "@/lib/client/use-stored-draft";
import { ItemTicks } from "./item-ticks";
import { NameAndNote } from "./name-and-note";
import { useMaking } from "./use-making";

const copy = SHARES_COPY.adult.make.provider;

/** Makes a link that expires. */
export function ProviderForm({ onMade }: { onMade: (share: MadeShare) => void }) {
  const { send, isPending, refusal, nameShown, setNameShown } = useMaking();
  const [note, setNote] = useStoredDraft("shares.provider-note");
  const [items, setItems] = useState<readonly Item[]>([]);
  const [days, setDays] = useState<LinkDays>(7);
  const [period, setPeriod] = useState<Period>(30);
  const [tried, setTried] = useState(false);

  async function make(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (isPending || items.length === 0) return;
    const chosen = items as readonly ProviderItem[];
    const made = await send({ kind: "provider", items: chosen, days, period, label: note });
    if (!made) return;
    setNote("");
    onMade(made);
  }

  return (
    <form method="post" noValidate onSubmit={make} className="mt-5 grid gap-5">
      <LiveFieldset>
        <ItemTicks kind="provider" ticked={items} onChange={setItems} isMissing={tried} />
        <NumberOf
          label={copy.days}
          values={LINK_DAYS}
          value={days}
          wordsOf={copy.daysOf}
          onChange={setDays}
        />
        <NumberOf
          label={copy.period}
          values={PERIODS}
          value={period}
          wordsOf={copy.periodOf}
          onChange={setPeriod}
        />
        <NameAndNote nameShown={nameShown} onName={setNameShown} note={note} onNote={setNote} />
        <FieldError>{refusal}</FieldError>
        <Button type="submit" pending={isPending} className="justify-self-start">
          {copy.make}
        </Button>
      </LiveFieldset>
    </form>
  );
}

interface NumberOfProps<N extends number> {
  label: string;
  values: readonly N[];
  value: N;
  wordsOf: (value: N) => string;
  onChange: (value: N) => void;
}

const NumberOf = <N extends number>({
  label,
  values,
  value,
  wordsOf,
  onChange,
}: NumberOfProps<N>) => (
  <Field label={label}>
    {(control) => (
      <Select
        {...control}
        value={value}
        onChange={(event) => onChange(Number(event.target.value) as N)}
      >
        {values.map((one) => (
          <option key={one} value={one}>
            {wordsOf(one)}
          </option>
        ))}
      </Select>
    )}
  </Field>
);
