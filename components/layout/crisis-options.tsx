import { Globe, MessageCircle, MessageSquareText, Phone, Siren } from "lucide-react";
import { cn } from "@/components/ui/cn";
import type { HelpOption } from "@/lib/crisis/contacts";
import type { CrisisDialogCopy } from "@/lib/crisis/copy/schema";
import { dialable } from "@/lib/shared/dialable";
import { filled } from "@/lib/shared/filled";

const ICONS = {
  emergency: Siren,
  call: Phone,
  text: MessageSquareText,
  chat: MessageCircle,
  directory: Globe,
} as const;

interface CrisisOptionsProps {
  copy: CrisisDialogCopy;
  options: readonly HelpOption[];
  /** Recommends none, e.g. for another country's lines. */
  plain?: boolean;
  className?: string;
}

/** At most three ways to reach a person, the recommended one first. */
export function CrisisOptions({ copy, options, plain, className }: CrisisOptionsProps) {
  return (
    <ul className={cn("grid gap-2.5", className)}>
      {options.map((option, index) => (
        <li key={option.kind}>
          <CrisisLink copy={copy} option={option} recommended={index === 0 && !plain} />
        </li>
      ))}
    </ul>
  );
}

function CrisisLink({
  copy,
  option,
  recommended,
}: {
  copy: CrisisDialogCopy;
  option: HelpOption;
  recommended: boolean;
}) {
  const Icon = ICONS[option.kind];
  const { href, label, hint } = wordsOf(copy, option);
  const newTab = "href" in option ? { target: "_blank", rel: "noopener noreferrer" } : {};
  return (
    <a
      href={href}
      {...newTab}
      data-surface={recommended ? "filled" : undefined}
      className={cn(
        "flex h-full min-h-18 items-center gap-4 rounded-control border p-3.5 transition-colors",
        recommended
          ? "border-transparent bg-signal text-on-signal hover:border-on-signal"
          : "border-line-strong bg-card hover:border-signal-ink",
      )}
    >
      <span
        className={cn(
          "grid size-11 shrink-0 place-items-center rounded-[0.8rem]",
          recommended ? "bg-on-signal/18" : "bg-signal-soft text-signal-ink",
        )}
      >
        <Icon aria-hidden className="size-[1.375rem] rtl:-scale-x-100" />
      </span>
      <span className="min-w-0">
        {/* The link's accessible name is all its text in order, so that voice control finds it by
            any part. */}
        <span className="block font-bold text-lg leading-snug">{label} </span>
        <span className={cn("block text-sm", !recommended && "text-ink-soft")}>
          {recommended ? `${copy.recommended}. ${hint}` : hint}
        </span>
      </span>
    </a>
  );
}

export function wordsOf(
  copy: CrisisDialogCopy,
  option: HelpOption,
): { href: string; label: string; hint: string } {
  switch (option.kind) {
    case "chat":
      return { href: option.href, label: copy.chat, hint: copy.chatHint };
    case "directory":
      return { href: option.href, label: copy.international, hint: copy.internationalHint };
    case "text":
      return {
        href: `sms:${dialable(option.number)}`,
        label: filled(copy.text, { number: option.number }),
        hint: option.keyword ? filled(copy.textHint, { word: option.keyword }) : copy.textAnyHint,
      };
    default:
      return {
        href: `tel:${dialable(option.number)}`,
        label: filled(copy.call, { number: option.number }),
        hint: option.kind === "call" ? copy.callHint : copy.emergencyHint,
      };
  }
}
