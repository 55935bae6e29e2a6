/** /chat/123 belongs to /chat; / matches only itself. */
export const isWithin = (href: string, pathname: string): boolean =>
  href === "/" ? pathname === "/" : pathname === href || pathname.startsWith(`${href}/`);
