"use client";

import { Plus } from "lucide-react";
import { useSyncExternalStore } from "react";
import { Chip } from "@/components/ui/badge";
import { contactsFor, regionOfLanguages } from "@/lib/crisis/contacts";
import type { PlanEditorCopy } from "@/lib/features/safety-plan/copy/editor";
import type { PlanItem } from "@/lib/features/safety-plan/types";
import type { Audience } from "@/lib/shared/audience";

const never = () => () => undefined;
const browserLanguages = (): string => navigator.languages.join(",");

/**
 * Help lines for the person's country that aren't in the plan yet; the country is known only in the
 * browser.
 */
function useLocalLines(audience: Audience, copy: PlanEditorCopy): PlanItem[] {
  const languages = useSyncExternalStore(never, browserLanguages, () => null);
  if (languages === null) return [];
  const { options, emergency } = contactsFor(regionOfLanguages(languages), audience, "en");
  const lines = options.flatMap((option): PlanItem[] =>
    option.kind === "chat" ? [] : [{ text: copy.lines[option.kind], phone: option.number }],
  );
  const named = lines.some(({ phone }) => phone === emergency);
  return named ? lines : [...lines, { text: copy.lines.emergency, phone: emergency }];
}

interface SuggestionsProps {
  audience: Audience;
  copy: PlanEditorCopy;
  items: readonly PlanItem[];
  onAdd: (item: PlanItem) => void;
}

/** Checked numbers with their source, to be added in one tap. */
export function Suggestions({ audience, copy, items, onAdd }: SuggestionsProps) {
  const lines = useLocalLines(audience, copy).filter(
    ({ phone }) => !items.some((item) => item.phone === phone),
  );
  if (lines.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-2 print:hidden">
      <span className="text-ink-soft text-sm">{copy.suggestions}</span>
      {lines.map((line) => (
        <Chip
          key={line.phone}
          onClick={() => onAdd(line)}
          aria-label={copy.suggest(line.text, line.phone ?? "")}
        >
          <Plus aria-hidden className="size-4" />
          {line.text} {line.phone}
        </Chip>
      ))}
    </div>
  );
}
