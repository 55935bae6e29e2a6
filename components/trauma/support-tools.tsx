"use client";

import { Leaf, Wind } from "lucide-react";
import { Button } from "@/components/ui/button";
import { openTool } from "@/lib/client/tools";

/** The two exercises that are available on every page. */
export function SupportTools({ ground, breathe }: { ground: string; breathe: string }) {
  return (
    <div className="mt-3 flex flex-wrap gap-3">
      <Button variant="secondary" onClick={() => openTool("grounding")}>
        <Leaf aria-hidden className="size-5" />
        {ground}
      </Button>
      <Button variant="secondary" onClick={() => openTool("breathing")}>
        <Wind aria-hidden className="size-5" />
        {breathe}
      </Button>
    </div>
  );
}
