"use client";

import { Card } from "@/components/ui/card";
import { Invoices } from "./invoices";
import { Portal } from "./portal";

/**
 * Keeps invoices available after the plan has ended, and lets the person remove the stored card.
 */
export function PastBills() {
  return (
    <Card tone="flat" className="grid gap-5">
      <Invoices />
      <div className="flex flex-wrap items-center gap-3 border-line border-t pt-5">
        <Portal />
      </div>
    </Card>
  );
}
