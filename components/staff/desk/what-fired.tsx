import { Card, CardTitle } from "@/components/ui/card";
import type { ShownDetail } from "@/lib/across/staff/desk/client";
import { DETAIL, LABELS } from "./copy";

/** The person's words first, then what the detector found in them. */
export function WhatFired({ detail }: { detail: ShownDetail }) {
  const { excerpt, why, source } = detail;
  return (
    <Card>
      <CardTitle>{DETAIL.excerpt}</CardTitle>
      <p className="mt-1 text-ink-soft text-sm">{DETAIL.excerptOf(LABELS.source(source))}</p>
      {excerpt ? (
        <blockquote
          dir="auto"
          className="mt-3 whitespace-pre-wrap break-words border-signal border-s-4 ps-4 text-lg"
        >
          {excerpt}
        </blockquote>
      ) : (
        <p className="mt-3 text-ink-soft">{DETAIL.noExcerpt}</p>
      )}
      <h3 className="mt-5 text-lg">{DETAIL.why}</h3>
      <ul className="mt-1.5 list-disc ps-5">
        {why.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </Card>
  );
}
