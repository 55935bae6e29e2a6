import { SessionList } from "@/components/home/dashboard/session-list";
import { Card, CardTitle } from "@/components/ui/card";
import { RECENT_ON_HOME } from "@/lib/across/home/dashboard/constants";
import { DASHBOARD_COPY } from "@/lib/across/home/dashboard/copy";
import type { Audience } from "@/lib/shared/audience";

export function RecentSessions({
  audience,
  className,
}: {
  audience: Audience;
  className?: string;
}) {
  return (
    <Card className={className}>
      <CardTitle className="mb-2 text-xl">{DASHBOARD_COPY[audience].helped.recent}</CardTitle>
      <SessionList audience={audience} most={RECENT_ON_HOME} />
    </Card>
  );
}
