"use client";

import { ArrowLeft, Printer } from "lucide-react";
import { useRouter } from "next/navigation";
import { Button } from "@/components/ui/button";
import { LEGAL_COPY } from "@/lib/core/legal/copy";
import { stepsToPageBefore } from "./one-step-back";

/** Goes back one step, or home for someone who came straight here (LEGL-23). */
export function BackButton() {
  const router = useRouter();
  const goBack = () => {
    const steps = stepsToPageBefore();
    if (steps > 0) window.history.go(-steps);
    else router.push("/");
  };
  return (
    <Button variant="quiet" size="sm" className="-ms-3 print:hidden" onClick={goBack}>
      <ArrowLeft aria-hidden className="size-4" />
      {LEGAL_COPY.back}
    </Button>
  );
}

export function PrintButton() {
  return (
    <Button variant="secondary" size="sm" className="print:hidden" onClick={() => window.print()}>
      <Printer aria-hidden className="size-4" />
      {LEGAL_COPY.print}
    </Button>
  );
}
