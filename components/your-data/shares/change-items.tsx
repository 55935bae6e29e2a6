"use client";

import { type FormEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { useChangeShare } from "@/lib/across/your-data/shares/client";
import type { FamilyItem, Item } from "@/lib/across/your-data/shares/constants";
import { SHARES_COPY } from "@/lib/across/your-data/shares/copy";
import type { Share } from "@/lib/across/your-data/shares/types";
import { toast } from "@/lib/client/toast";
import { ItemTicks } from "./item-ticks";

const copy = SHARES_COPY.adult;

/** Changes the items of an open share; removed ones are gone the next time it is opened. */
export function ChangeItems({ share, onDone }: { share: Share; onDone: () => void }) {
  const [items, setItems] = useState<readonly Item[]>(share.items);
  const [tried, setTried] = useState(false);
  const change = useChangeShare();

  async function save(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (items.length === 0) return;
    try {
      await change.mutateAsync({ id: share.id, items: items as readonly FamilyItem[] });
      toast(copy.change.saved);
      onDone();
    } catch {
      toast({ ...copy.failed, variant: "destructive" });
    }
  }

  return (
    <form method="post" noValidate onSubmit={save} className="grid gap-4">
      <p className="text-ink-soft text-sm">{copy.change.untilSaved}</p>
      <ItemTicks kind="family" ticked={items} onChange={setItems} isMissing={tried} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" pending={change.isPending}>
          {copy.change.save}
        </Button>
        <Button variant="quiet" onClick={onDone} disabled={change.isPending}>
          {copy.change.cancel}
        </Button>
      </div>
    </form>
  );
}
