import type { ComponentProps } from "react";
import { AnchorButton } from "@/components/ui/link-button";

/** Every way in is the same door (LAND-06). */
export function SignInLink(props: Omit<ComponentProps<typeof AnchorButton>, "href">) {
  return <AnchorButton {...props} href="/api/login" />;
}
