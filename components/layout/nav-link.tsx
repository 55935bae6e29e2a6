"use client";

import Link from "next/link";
import { usePathname } from "next/navigation";
import type { ComponentProps } from "react";
import { cn } from "@/components/ui/cn";
import { isWithin } from "./active-path";
import { LinkPending } from "./link-pending";

interface NavLinkProps extends ComponentProps<typeof Link> {
  href: string;
}

/** Sets `aria-current` on the open place and shows a spinner while a place loads. */
export function NavLink({ href, className, children, ...rest }: NavLinkProps) {
  const here = isWithin(href, usePathname());
  return (
    <Link
      {...rest}
      href={href}
      aria-current={here ? "page" : undefined}
      className={cn("relative", className)}
    >
      {children}
      <LinkPending className="end-1 top-1" />
    </Link>
  );
}
