"use client";

import { useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Dialog } from "@/components/ui/dialog";
import { AnchorButton } from "@/components/ui/link-button";
import type { PlayerCopy } from "@/lib/features/movement/player/copy";
import { RED_FLAGS } from "@/lib/features/movement/red-flags/copy";
import type { Audience } from "@/lib/shared/audience";
import { dialable } from "@/lib/shared/dialable";

interface DangerDialogProps {
  audience: Audience;
  copy: PlayerCopy;
  /** Local emergency number. It comes first, so people in an emergency don't have to read on. */
  emergency: string;
  under13: boolean;
  /** Null means it was nothing; an empty list means something that isn't listed. */
  onAnswer: (signs: readonly string[] | null) => void;
}

/** Asks what a person who stopped feels. Any answer but "it is fine" ends the routine. */
export function DangerDialog({
  audience,
  copy: { danger },
  emergency,
  under13,
  onAnswer,
}: DangerDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [signs, setSigns] = useState<readonly string[]>([]);
  const [other, setOther] = useState(false);
  const isNamed = signs.length > 0 || other;
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  const toggle = (id: string) =>
    setSigns((now) => (now.includes(id) ? now.filter((sign) => sign !== id) : [...now, id]));
  return (
    <Dialog
      ref={dialog}
      id="something-wrong"
      title={danger.title}
      description={danger.text}
      // Answers on close, so that the browser returns focus first. A selected sign counts however
      // the dialog is closed.
      onClose={() => onAnswer(isNamed ? signs : null)}
      footer={
        <>
          <Button disabled={!isNamed} onClick={() => dialog.current?.close()}>
            {danger.show}
          </Button>
          <Button variant="quiet" disabled={isNamed} onClick={() => dialog.current?.close()}>
            {danger.cancel}
          </Button>
        </>
      }
    >
      <AnchorButton variant="crisis" className="mt-4" href={`tel:${dialable(emergency)}`}>
        {danger.emergency(emergency)}
      </AnchorButton>
      <div className="mt-4 grid gap-2">
        {RED_FLAGS.filter(({ from13 }) => !(under13 && from13)).map(({ id, [audience]: sign }) => (
          <Checkbox
            key={id}
            label={sign}
            checked={signs.includes(id)}
            onChange={() => toggle(id)}
          />
        ))}
        <Checkbox label={danger.other} checked={other} onChange={() => setOther(!other)} />
      </div>
    </Dialog>
  );
}
