"use client";

import { useRef, useState } from "react";
import { useHelp } from "@/components/chat/use-help";
import { aboutOfError, showsCrisis } from "@/lib/client/crisis";
import { bounceIfUnauthorized } from "@/lib/client/sign-in-bounce";
import { toast } from "@/lib/client/toast";
import { newUuid } from "@/lib/client/uuid";
import { useOpenTraumaSession } from "@/lib/features/trauma/client";
import {
  type AnyTraumaApproach,
  DEFAULT_TRAUMA_APPROACH,
  type OfferedTraumaType,
} from "@/lib/features/trauma/constants";
import { TRAUMA_COPY } from "@/lib/features/trauma/copy";

/** The form of a new talk: keeps what was chosen when it fails, and repeats a failed try without making two. */
export function useStart(level: number, onOpened: (id: string) => void) {
  const copy = TRAUMA_COPY.adult.toast;
  const [kind, setKind] = useState<OfferedTraumaType | "">("");
  const [approach, setApproach] = useState<AnyTraumaApproach>(DEFAULT_TRAUMA_APPROACH);
  const [name, setName] = useState("");
  const [missing, setMissing] = useState(false);
  const { mutate, isPending } = useOpenTraumaSession();
  const help = useHelp("adult");
  const tried = useRef({ body: "", key: "" });

  /** @returns whether the type is there; without it nothing is sent (ERR-20) */
  function submit(): boolean {
    if (kind === "") {
      setMissing(true);
      toast({ ...copy.kindRequired, variant: "destructive" });
      return false;
    }
    const session = { title: name, traumaType: kind, therapyApproach: approach, safetyLevel: level };
    const body = JSON.stringify(session);
    if (tried.current.body !== body) tried.current = { body, key: newUuid() };
    mutate({ session, key: tried.current.key }, { onSuccess: opened, onError: failed });
    return true;
  }

  function opened({ id, crisis_detected }: { id: string; crisis_detected?: true }) {
    tried.current = { body: "", key: "" };
    setKind("");
    setName("");
    onOpened(id);
    if (crisis_detected) help();
  }

  function failed(error: Error) {
    if (showsCrisis(error)) help(aboutOfError(error));
    else if (!bounceIfUnauthorized(error)) toast({ ...copy.openFailed, variant: "destructive" });
  }

  function chooseKind(next: OfferedTraumaType | "") {
    setKind(next);
    setMissing(false);
  }

  return { kind, chooseKind, approach, setApproach, name, setName, missing, isPending, submit };
}
