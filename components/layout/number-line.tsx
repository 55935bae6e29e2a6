import { cn } from "@/components/ui/cn";
import { dialable } from "@/lib/shared/dialable";
import { filled } from "@/lib/shared/filled";

interface NumberLineProps {
  /** Contains the placeholder `{number}`. */
  text: string;
  number: string;
  className?: string;
}

/** One sentence that contains a phone number and calls it. */
export const NumberLine = ({ text, number, className }: NumberLineProps) => (
  <p className={cn("font-medium", className)}>
    <a className="prose-link" href={`tel:${dialable(number)}`}>
      {filled(text, { number })}
    </a>
  </p>
);
