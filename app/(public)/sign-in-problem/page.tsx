import type { Metadata } from "next";
import { SignInProblem } from "@/components/account/sign-in-problem";

export const metadata: Metadata = { title: "Signing in did not work" };

export default async function Page({ searchParams }: { searchParams: Promise<{ error?: string | string[] }> }) {
  const { error } = await searchParams;
  return <SignInProblem code={String(error ?? "")} />;
}
