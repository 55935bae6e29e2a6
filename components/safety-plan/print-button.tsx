"use client";

import { Printer } from "lucide-react";
import { Button } from "@/components/ui/button";
import type { ButtonLook } from "@/components/ui/button-styles";

export function PrintButton({
  label,
  variant = "secondary",
}: { label: string } & Pick<ButtonLook, "variant">) {
  return (
    <Button variant={variant} onClick={() => window.print()}>
      <Printer aria-hidden className="size-4" />
      {label}
    </Button>
  );
}
