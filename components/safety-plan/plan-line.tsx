import { Phone } from "lucide-react";
import type { PlanItem } from "@/lib/features/safety-plan/types";
import { dialable } from "@/lib/shared/dialable";

/** One line in the reading view: a number can be called in one tap. */
export function PlanLine({ item: { text, phone } }: { item: PlanItem }) {
  return (
    <span
      className="wrap-anywhere flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1"
      dir="auto"
    >
      <span>{text}</span>
      {phone ? (
        <a
          href={`tel:${dialable(phone)}`}
          className="prose-link inline-flex min-h-8 items-center gap-1.5"
        >
          <Phone aria-hidden className="size-4" />
          <bdi>{phone}</bdi>
        </a>
      ) : null}
    </span>
  );
}
