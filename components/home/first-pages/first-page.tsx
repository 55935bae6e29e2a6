import type { ReactNode } from "react";
import { SproutScene } from "@/components/ui/art/sprout-scene";
import { Card, CardTitle } from "@/components/ui/card";
import { LinkButton } from "@/components/ui/link-button";
import type { FirstPageCopy } from "./copy";

interface FirstPageProps {
  copy: FirstPageCopy;
  children?: ReactNode;
}

/**
 * A page whose feature isn't open yet: says so, says what is coming, and offers one useful thing to
 * do.
 */
export function FirstPage({ copy: { title, text, coming, links }, children }: FirstPageProps) {
  return (
    <div className="page-column grid max-w-4xl gap-6 py-10 sm:py-14">
      <div className="grid items-center gap-6 sm:grid-cols-[1fr_13rem]">
        <div>
          <h1>{title}</h1>
          <p className="mt-4 text-ink-soft text-lg">{text}</p>
          <div className="mt-6 flex flex-wrap gap-3">
            {links.map(({ href, label }, at) => (
              <LinkButton key={href} href={href} variant={at === 0 ? "primary" : "secondary"}>
                {label}
              </LinkButton>
            ))}
          </div>
        </div>
        <SproutScene className="mx-auto w-44 sm:w-full" />
      </div>
      {coming ? (
        <Card tone="soft">
          <CardTitle>{coming.title}</CardTitle>
          <ul className="mt-3 grid list-disc gap-1.5 ps-5 marker:text-primary">
            {coming.points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </Card>
      ) : null}
      {children}
    </div>
  );
}
