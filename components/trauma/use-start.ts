"use client";

import { useRef, useState } from "react";
import { useHelp } from "@/components/conversation/use-help";
import { aboutOfError, showsCrisis } from "@/lib/client/crisis";
import { bounceIfUnauthorized } from "@/lib/client/sign-in-bounce";
import { toast } from "@/lib/client/toast";
import { newUuid } from "@/lib/client/uuid";
import {
  type AnyTraumaApproach,
  DEFAULT_TRAUMA_APPROACH,
  type TraumaType,
} from "@/lib/features/conversation/trauma/constants";
import { useOpenTraumaSession } from "@/lib/features/trauma/client";
import { TRAUMA_COPY } from "@/lib/features/trauma/copy";

/** Null for "prefer not to say", undefined while nothing is chosen. */
export type ChosenKind = TraumaType | null | undefined;

/**
 * The form of a new talk: keeps the choices if it fails, and a retry doesn't create a second talk.
 */
export function useStart(level: number, onOpened: (id: string) => void) {
  const copy = TRAUMA_COPY.adult.toast;
  const [kind, setKind] = useState<ChosenKind>();
  const [approach, setApproach] = useState<AnyTraumaApproach>(DEFAULT_TRAUMA_APPROACH);
  const [name, setName] = useState("");
  const [missing, setMissing] = useState(false);
  // Remounts the select each time: its value alone doesn't tell the two empty options apart.
  const [opened, setOpened] = useState(0);
  const { mutate, isPending } = useOpenTraumaSession();
  const help = useHelp("adult");
  const tried = useRef({ body: "", key: "" });

  /** @returns whether the type is set; without it nothing is sent (ERR-20) */
  function submit(): boolean {
    if (kind === undefined) {
      setMissing(true);
      toast({ ...copy.kindRequired, variant: "destructive" });
      return false;
    }
    const session = {
      title: name,
      traumaType: kind,
      therapyApproach: approach,
      safetyLevel: level,
    };
    const body = JSON.stringify(session);
    if (tried.current.body !== body) tried.current = { body, key: newUuid() };
    mutate({ session, key: tried.current.key }, { onSuccess: finish, onError: failed });
    return true;
  }

  function finish({ id, crisis_detected }: { id: string; crisis_detected?: true }) {
    tried.current = { body: "", key: "" };
    setKind(undefined);
    setOpened((count) => count + 1);
    setName("");
    onOpened(id);
    if (crisis_detected) help();
  }

  function failed(error: Error) {
    if (showsCrisis(error)) help(aboutOfError(error));
    else if (!bounceIfUnauthorized(error)) toast({ ...copy.openFailed, variant: "destructive" });
  }

  function chooseKind(next: ChosenKind) {
    setKind(next);
    setMissing(false);
  }

  return {
    kind,
    chooseKind,
    opened,
    approach,
    setApproach,
    name,
    setName,
    missing,
    isPending,
    submit,
  };
}
