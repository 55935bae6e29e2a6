import type { Metadata } from "next";
import { TypesRoom } from "@/components/staff/therapy-types/types-room";
import { pageContext } from "@/lib/server/page-context";

export const metadata: Metadata = { title: "Therapy Types" };

export default async function TherapyTypesPage() {
  await pageContext("staff");
  return <TypesRoom />;
}
