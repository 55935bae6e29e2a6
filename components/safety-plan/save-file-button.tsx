"use client";

import { Download } from "lucide-react";
import { Button } from "@/components/ui/button";
import { ORDER } from "@/lib/features/safety-plan/constants";
import { PLAN_EDITOR } from "@/lib/features/safety-plan/copy/editor";
import type { PlanSections } from "@/lib/features/safety-plan/types";
import type { Audience } from "@/lib/shared/audience";
import planEn from "@/messages/en/safety-plan.json";
import { planAsText } from "./plan-text";

/** Saves the plan as a file, made in the browser: nothing is sent. */
export function SaveFileButton({ audience, plan }: { audience: Audience; plan: PlanSections }) {
  const copy = PLAN_EDITOR[audience];

  function save() {
    const text = planAsText(plan, ORDER[audience], {
      ...planEn[audience],
      footer: copy.sheetFooter,
    });
    const address = URL.createObjectURL(new Blob([text], { type: "text/plain;charset=utf-8" }));
    const link = document.createElement("a");
    link.href = address;
    link.download = copy.fileName;
    link.click();
    URL.revokeObjectURL(address);
  }

  return (
    <Button variant="secondary" onClick={save}>
      <Download aria-hidden className="size-4" />
      {copy.saveFile}
    </Button>
  );
}
