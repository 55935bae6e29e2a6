import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { LandingPage } from "@/app/landing-page";
import { pageContext } from "@/lib/server/page-context";

export const metadata: Metadata = { alternates: { canonical: "/" } };

/**
 * The start page for browsers without a session, separate from home so that a visitor loads nothing
 * of it (middleware.ts).
 */
export default async function WelcomePage() {
  const ctx = await pageContext("anyone");
  if (ctx.actor.kind === "member") redirect("/");
  return <LandingPage provider={ctx.settings.providerName} today={ctx.now()} />;
}
