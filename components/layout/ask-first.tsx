"use client";

import { type ComponentProps, useRef } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import type { Audience } from "@/lib/shared/audience";
import { SHELL } from "./copy";
import { CrisisButton } from "./crisis-button";

interface AskFirstProps {
  id: string;
  /** Who is asked: the button for help speaks to them. */
  audience?: Audience;
  /** On the button that opens the question. */
  act: string;
  /** How that button looks. */
  opener?: Pick<ComponentProps<typeof Button>, "variant" | "size">;
  title: string;
  text: string;
  confirm: string;
  keep: string;
  pending: boolean;
  /** It gives something and takes nothing away. */
  isGentle?: boolean;
  /**
   * The question closes when its promise ends; without one it stays until the page changes under
   * it.
   */
  onConfirm: () => Promise<void> | undefined;
}

/** A question before something that reaches another person; the careful answer comes first. */
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
            {/* The page behind is out of reach, and help never is. */}
            <CrisisButton className="ms-auto">{SHELL[audience].crisis}</CrisisButton>
          </>
        }
      />
    </>
  );
}
