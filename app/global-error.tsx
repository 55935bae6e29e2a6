"use client";

import "./globals.css";
import { AnchorButton } from "@/components/ui/link-button";
import { US } from "@/lib/crisis/united-states/contacts";

/**
 * The last resort: the layout itself failed. Uses plain links, so that the ways to reach a person
 * depend on nothing that could be broken.
 */
export default function GlobalError() {
  return (
    <html lang="en">
      <body>
        <main className="page-column grid min-h-dvh max-w-xl content-center gap-4 py-12">
          <h1>Willow can't open right now</h1>
          <p className="text-ink-soft text-lg">
            Something went wrong on our side. If you need someone now, you can reach a person
            without this page.
          </p>
          <div className="grid gap-2.5">
            <AnchorButton variant="emergency" size="lg" href={`tel:${US.call.number}`}>
              Call {US.call.number}
            </AnchorButton>
            <AnchorButton variant="secondary" size="lg" href={`sms:${US.text.number}`}>
              Text {US.text.number}
            </AnchorButton>
          </div>
          <p>
            Send the word {US.text.keyword}. In immediate danger? Call{" "}
            <a className="prose-link" href={`tel:${US.emergency.number}`}>
              {US.emergency.number}
            </a>
            . Outside the United States, call your local emergency number.
          </p>
          <p>
            <a className="prose-link" href="/">
              Try again
            </a>
          </p>
        </main>
      </body>
    </html>
  );
}
