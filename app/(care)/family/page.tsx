import type { Metadata } from "next";
import { FamilyRoom } from "@/components/family/family-room";
import { pageContext } from "@/lib/server/page-context";
import { audienceOf } from "@/lib/shared/audience";

export const metadata: Metadata = { title: "Family" };

/**
 * Open without an age: a parent who only came to look after their child doesn't have to set
 * anything up.
 */
export default async function FamilyPage() {
  const { actor } = await pageContext("member");
  return <FamilyRoom audience={audienceOf(actor.user)} />;
}
