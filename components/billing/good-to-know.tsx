import { Card, CardTitle } from "@/components/ui/card";
import { LinkButton } from "@/components/ui/link-button";
import { PRIVACY_CONTACT } from "@/lib/core/legal/constants";
import { PAY_COPY } from "@/lib/features/billing/copy";

const copy = PAY_COPY.know;

/** Answers common questions before paying, and says whom to write to about a payment. */
export function GoodToKnow() {
  return (
    <Card tone="flat" aria-labelledby="good-to-know">
      <CardTitle id="good-to-know">{copy.title}</CardTitle>
      <dl className="mt-4 grid gap-x-8 gap-y-4 sm:grid-cols-2">
        {copy.lines.map(({ term, text }) => (
          <div key={term}>
            <dt className="font-semibold">{term}</dt>
            <dd className="mt-1 text-ink-soft">{text}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4">
        {copy.write}{" "}
        <a href={`mailto:${PRIVACY_CONTACT}`} className="wrap-anywhere font-semibold">
          {PRIVACY_CONTACT}
        </a>
      </p>
      <LinkButton href="/terms" variant="quiet" size="sm" className="mt-2 -ms-3">
        {PAY_COPY.checkout.terms}
      </LinkButton>
    </Card>
  );
}
