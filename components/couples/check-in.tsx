"use client";

import { type FormEvent, type RefObject, useEffect, useState } from "react";
import { SHELL } from "@/components/layout/copy";
import { CrisisButton } from "@/components/layout/crisis-button";
import { QuickExit } from "@/components/layout/quick-exit";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { RadioGroup } from "@/components/ui/radio-group";
import { useCheckIn } from "@/lib/features/couples/client";
import {
  CHECK_IN_ANSWERS,
  CHECK_IN_ITEMS,
  type CheckInAnswer,
  type CheckInItem,
} from "@/lib/features/couples/constants";
import { COUPLES_COPY } from "@/lib/features/couples/copy";
import type { CheckInAnswers, CheckInResult } from "@/lib/features/couples/types";
import { CheckInHelp } from "./check-in-help";

const copy = COUPLES_COPY.adult.checkIn;

interface CheckInProps {
  relationshipId: string;
  dialog: RefObject<HTMLDialogElement | null>;
  /** The browser's country, which decides the help lines shown. */
  region: string | null;
  /** The page behind a dialog can't be reached, so the quick exit is here as well. */
  exitUrl: string;
}

type Chosen = Partial<Record<CheckInItem, CheckInAnswer>>;

const isWhole = (chosen: Chosen): chosen is CheckInAnswers =>
  CHECK_IN_ITEMS.every((item) => chosen[item]);

/**
 * The private questions, for one person alone. Nothing is kept on the device: closing the dialog
 * discards the answers and the response, so that the next person to open it finds an empty form.
 */
export function CheckIn({ relationshipId, dialog, region, exitUrl }: CheckInProps) {
  const [round, setRound] = useState(0);
  useEffect(() => {
    const element = dialog.current;
    const forget = () => setRound((count) => count + 1);
    element?.addEventListener("close", forget);
    return () => element?.removeEventListener("close", forget);
  }, [dialog]);
  return (
    <Dialog
      ref={dialog}
      id={`check-in-${relationshipId}`}
      title={copy.title}
      footer={
        <>
          <CrisisButton>{SHELL.adult.crisis}</CrisisButton>
          <QuickExit
            url={exitUrl}
            label={SHELL.adult.quickExit}
            hint={SHELL.adult.quickExitHint}
            className="ms-auto"
          />
        </>
      }
    >
      <CheckInForm
        key={round}
        relationshipId={relationshipId}
        region={region}
        onClose={() => dialog.current?.close()}
      />
    </Dialog>
  );
}

interface FormProps extends Omit<CheckInProps, "dialog" | "exitUrl"> {
  onClose: () => void;
}

function CheckInForm({ relationshipId, region, onClose }: FormProps) {
  const save = useCheckIn(relationshipId);
  const [chosen, setChosen] = useState<Chosen>({});
  const [missing, setMissing] = useState(false);
  const [result, setResult] = useState<CheckInResult | null>(null);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (!isWhole(chosen)) return setMissing(true);
    try {
      // No crisis dialog: this one already shows the lines for harm by a partner, and another would
      // cover them.
      setResult(await save.mutateAsync(chosen));
    } catch {
      // The mutation holds the error, and the form shows it.
    }
  }

  if (result) return <CheckInHelp help={result.help} region={region} onClose={onClose} />;
  return (
    <form method="post" noValidate onSubmit={submit} className="mt-3 grid gap-5">
      <p>{copy.before}</p>
      <p className="text-ink-soft text-sm">{copy.privacy}</p>
      <div className="flex flex-wrap items-center gap-3 rounded-control bg-sunk p-4 text-sm">
        <p className="min-w-48 flex-1">{copy.note}</p>
        <Button variant="secondary" size="sm" onClick={onClose}>
          {copy.skip}
        </Button>
      </div>
      {CHECK_IN_ITEMS.map((item) => (
        <RadioGroup
          key={item}
          name={`check-in-${item}`}
          legend={copy.questions[item]}
          options={CHECK_IN_ANSWERS.map((value) => ({ value, label: copy.answers[value] }))}
          onValueChange={(value) => setChosen((now) => ({ ...now, [item]: value }))}
          error={missing && !chosen[item] ? copy.missing : undefined}
        />
      ))}
      {save.isError ? (
        <p role="alert" className="text-signal-ink text-sm">
          {copy.failed}
        </p>
      ) : null}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" pending={save.isPending}>
          {copy.submit}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {copy.skip}
        </Button>
      </div>
    </form>
  );
}
