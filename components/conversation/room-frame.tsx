import type { ReactNode } from "react";

export function RoomFrame({ aside, children }: { aside?: ReactNode; children: ReactNode }) {
  return (
    <div className="mx-auto grid w-full max-w-[82rem] md:px-(--gutter) md:py-6 lg:grid-cols-[17rem_minmax(0,1fr)] lg:gap-6">
      <div className="hidden max-h-[80vh] overflow-y-auto overflow-x-hidden overscroll-contain p-1 lg:block">
        {aside}
      </div>
      <div className="min-w-0">{children}</div>
    </div>
  );
}
