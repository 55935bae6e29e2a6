import type { ComponentProps } from "react";
import { AnchorButton } from "@/components/ui/link-button";

/** The one sign-in link that every entry point uses (LAND-06). */
export function SignInLink(props: Omit<ComponentProps<typeof AnchorButton>, "href">) {
  return <AnchorButton {...props} href="/api/login" />;
}
