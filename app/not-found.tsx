import type { Metadata } from "next";
import { PageNotFound } from "@/components/layout/page-states";
import { viewer } from "@/lib/server/viewer";
import { audienceOf } from "@/lib/shared/audience";

export const metadata: Metadata = { title: "Page not found" };

export default async function NotFound() {
  return <PageNotFound audience={audienceOf(await viewer())} />;
}
