import type { Metadata } from "next";
import { SubscribeRoom } from "@/components/billing/subscribe-room";
import { pageContext } from "@/lib/server/page-context";
import { audienceOf } from "@/lib/shared/audience";

export const metadata: Metadata = { title: "Pricing" };

export default async function SubscribePage() {
  const { actor } = await pageContext("onboarded");
  return <SubscribeRoom audience={audienceOf(actor.user)} />;
}
