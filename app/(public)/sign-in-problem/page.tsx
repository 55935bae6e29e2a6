import type { Metadata } from "next";
import { SignInProblem } from "@/components/your-data/sign-in-problem";
import { returnPath } from "@/lib/core/identity/return-path";
import { viewer } from "@/lib/server/viewer";

export const metadata: Metadata = { title: "Sign-in didn't work" };

interface SignInProblemPageProps {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export default async function Page({ searchParams }: SignInProblemPageProps) {
  const { error, returnTo } = await searchParams;
  const to = returnPath(typeof returnTo === "string" ? returnTo : null);
  return (
    <SignInProblem
      code={String(error ?? "")}
      returnTo={to}
      isSignedIn={(await viewer()) !== null}
    />
  );
}
