import type { Metadata } from "next";
import { ConsentPage } from "@/components/consent/consent-page";
import { readConsent } from "@/lib/core/consent/read-consent";
import type { ConsentRequest } from "@/lib/core/consent/types";
import type { Ctx } from "@/lib/ports/context";
import { pageContext } from "@/lib/server/page-context";
import { Failure } from "@/lib/shared/failure";

export const metadata: Metadata = { title: "A parent's answer", robots: { index: false } };

async function find(ctx: Ctx, token: string): Promise<ConsentRequest | null> {
  try {
    return await readConsent(ctx, { token });
  } catch (error) {
    if (error instanceof Failure && error.code === "not_found") return null;
    throw error;
  }
}

export default async function Page({ params }: { params: Promise<{ token: string }> }) {
  const { token } = await params;
  return <ConsentPage token={token} request={await find(await pageContext("anyone"), token)} />;
}
