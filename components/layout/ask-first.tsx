"use client";

import { type ComponentProps, useRef } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import type { Audience } from "@/lib/shared/audience";
import { SHELL } from "./copy";
import { CrisisButton } from "./crisis-button";

interface AskFirstProps {
  id: string;
  /** The audience asked; its Crisis button uses their words. */
  audience?: Audience;
  /** Label of the button that opens the question. */
  act: string;
  /** Look of that button. */
  opener?: Pick<ComponentProps<typeof Button>, "variant" | "size">;
  title: string;
  text: string;
  confirm: string;
  keep: string;
  pending: boolean;
  /** True if the action gives something and takes nothing away. */
  isGentle?: boolean;
  /**
   * The question closes when this promise settles; without a promise, it stays until the page
   * changes.
   */
  onConfirm: () => Promise<void> | undefined;
}

/** Asks before an action that reaches another person; the safe answer comes first. */
export function AskFirst({
  audience = "adult",
  id,
  act,
  title,
  text,
  opener,
  ...answers
}: AskFirstProps) {
  const { confirm, keep, pending, isGentle, onConfirm } = answers;
  const closer = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button variant="secondary" {...opener} command="show-modal" commandfor={id}>
        {act}
      </Button>
      <Dialog
        id={id}
        title={title}
        description={text}
        footer={
          <>
            <Button ref={closer} variant="secondary" command="close" commandfor={id}>
              {keep}
            </Button>
            <Button
              variant={isGentle ? "primary" : "danger"}
              pending={pending}
              onClick={() => onConfirm()?.then(() => closer.current?.closest("dialog")?.close())}
            >
              {confirm}
            </Button>
            {/* The page behind the dialog is inert, so the dialog needs its own Crisis button. */}
            <CrisisButton className="ms-auto">{SHELL[audience].crisis}</CrisisButton>
          </>
        }
      />
    </>
  );
}
