"use client";

import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Dialog } from "@/components/ui/dialog";
import { KEYS } from "./copy";
import { switchKeys, useKeysOn } from "./use-desk-keys";

export const KEYS_DIALOG = "desk-keys";

/** Lists the keyboard shortcuts and lets the person switch them off. */
export function KeysHelp() {
  const on = useKeysOn();
  return (
    <Dialog
      id={KEYS_DIALOG}
      title={KEYS.title}
      description={KEYS.text}
      footer={
        <Button variant="secondary" command="close" commandfor={KEYS_DIALOG}>
          {KEYS.close}
        </Button>
      }
    >
      <dl className="mt-4 grid grid-cols-[auto_1fr] gap-x-5 gap-y-2">
        {KEYS.rows.map(([key, does]) => (
          <div key={key} className="contents">
            <dt>
              <kbd className="rounded-sm border border-line-strong bg-card px-1.5 py-0.5 font-sans font-semibold text-sm">
                {key}
              </kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <Checkbox
        data-kept
        className="mt-5"
        label={KEYS.use}
        checked={on}
        onChange={(event) => switchKeys(event.target.checked)}
      />
    </Dialog>
  );
}
