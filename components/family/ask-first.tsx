"use client";

import { useRef } from "react";
import { SHELL } from "@/components/layout/copy";
import { CrisisButton } from "@/components/layout/crisis-button";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";

interface AskFirstProps {
  id: string;
  /** On the button that opens the question. */
  act: string;
  title: string;
  text: string;
  confirm: string;
  keep: string;
  pending: boolean;
  /** It gives something and takes nothing away. */
  isGentle?: boolean;
  onConfirm: () => Promise<void>;
}

/** A question before something that reaches another person; the careful answer comes first. */
export function AskFirst({ id, act, title, text, confirm, keep, pending, isGentle, onConfirm }: AskFirstProps) {
  const closer = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button variant="secondary" command="show-modal" commandfor={id}>
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
              onClick={async () => {
                await onConfirm();
                closer.current?.closest("dialog")?.close();
              }}
            >
              {confirm}
            </Button>
            {/* The page behind is out of reach, and help never is. */}
            <CrisisButton className="ms-auto">{SHELL.adult.crisis}</CrisisButton>
          </>
        }
      />
    </>
  );
}
