import { cn } from "./cn";

export function Separator({ className }: { className?: string }) {
  return <hr className={cn("border-line border-t", className)} />;
}
