import { HandHeart } from "lucide-react";
import type { CrisisDialogCopy } from "@/lib/crisis/copy/schema";

/**
 * Comes first for children. Adults don't get it (CRIS-05), and for unknown ages the text says whom
 * it's for.
 */
export function TrustedAdult({ words }: { words: CrisisDialogCopy["trustedAdult"] }) {
  if (!words) return null;
  return (
    <section className="mt-4 rounded-card bg-accent-soft p-4 sm:mt-5">
      <h3 className="flex items-center gap-2.5">
        <HandHeart aria-hidden className="size-7 shrink-0 text-accent-ink" />
        {words.title}
      </h3>
      <p className="mt-1.5 text-[0.9375rem]">{words.text}</p>
    </section>
  );
}
