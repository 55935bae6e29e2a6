"use client";

import { useState } from "react";
import { SHELL } from "@/components/layout/copy";
import { Disclaimer } from "@/components/layout/disclaimer";
import { cn } from "@/components/ui/cn";
import type { Audience } from "@/lib/shared/audience";

/**
 * The notice that opens every conversation (CHAT-03). On phones it shows the first two lines (an AI
 * answers and isn't a clinician) and the rest on tap; in full it would push the greeting off the
 * first screen.
 */
export function PanelNotice({ audience }: { audience: Audience }) {
  const [whole, setWhole] = useState(false);
  return (
    <div className="mb-3 flex items-end gap-2 rounded-control bg-accent-soft px-4 py-2 sm:mb-5 sm:py-2.5">
      <Disclaimer
        audience={audience}
        variant="therapy-session"
        className={cn(
          "min-w-0 flex-1 rounded-none bg-transparent p-0",
          !whole && "max-sm:line-clamp-2",
        )}
      />
      {whole ? null : (
        <button
          type="button"
          onClick={() => setWhole(true)}
          className="min-h-6 shrink-0 rounded-sm font-semibold text-sm underline sm:hidden"
        >
          {SHELL[audience].more}
        </button>
      )}
    </div>
  );
}
