import type { ReactNode } from "react";
import { ClaimsSection } from "./claims-section";
import { Download } from "./download";
import { Features } from "./features";
import { ForChildren } from "./for-children";
import { Hero } from "./hero";
import { type PlanLine, Pricing } from "./pricing";
import { Privacy } from "./privacy";
import { SecureLogin } from "./secure-login";
import { Truths } from "./truths";

interface LandingProps {
  plans: readonly PlanLine[];
  trialDays: number;
  provider: string;
  /** The claims about the service that can be shown here. */
  claims?: ReactNode;
  /** The same claims by their wording, for texts that depend on one of them. */
  claimed?: readonly string[];
  /** Some of the claims have no evidence. */
  hasSamples?: boolean;
}

export function Landing({
  plans,
  trialDays,
  provider,
  claims,
  claimed = [],
  hasSamples = false,
}: LandingProps) {
  const lowestPrice = `$${Math.min(...plans.map((plan) => plan.price))}`;
  return (
    <>
      <Hero trialDays={trialDays} lowestPrice={lowestPrice} />
      <Truths trialDays={trialDays} lowestPrice={lowestPrice} />
      <Features claimed={claimed} hasSamples={hasSamples} />
      <ForChildren />
      <Pricing plans={plans} trialDays={trialDays} />
      <div className="page-column grid gap-4 sm:gap-5 lg:grid-cols-2">
        <Privacy />
        <SecureLogin provider={provider} />
      </div>
      <ClaimsSection claims={claims} />
      <Download provider={provider} trialDays={trialDays} />
    </>
  );
}
