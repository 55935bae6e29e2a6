import { Card, CardTitle } from "@/components/ui/card";
import { OAUTH_PLATFORMS, type OauthPlatform } from "@/lib/features/growth/connections/constants";
import { CARDS, CONNECTIONS_COPY } from "@/lib/features/growth/connections/copy";

const copy = CONNECTIONS_COPY;

interface SetupInstructionsProps {
  /** The service's own address, which the redirect addresses are built from. */
  appUrl: string;
}

/** The one-time setup at each platform, in this order (CONN-16 to CONN-19). */
export function SetupInstructions({ appUrl }: SetupInstructionsProps) {
  return (
    <section aria-labelledby="setup" className="grid gap-4">
      <h2 id="setup">{copy.setup}</h2>
      <div className="grid gap-4 lg:grid-cols-3">
        {OAUTH_PLATFORMS.map((platform) => (
          <Steps key={platform} platform={platform} appUrl={appUrl} />
        ))}
      </div>
    </section>
  );
}

function Steps({ platform, appUrl }: SetupInstructionsProps & { platform: OauthPlatform }) {
  const { name, steps, permissions, permissionsTitle } = CARDS[platform];
  return (
    <Card as="article" tone="flat" aria-labelledby={`${platform}-setup`}>
      <CardTitle as="h3" id={`${platform}-setup`}>
        {copy.setupOf(name)}
      </CardTitle>
      <ol
        aria-labelledby={`${platform}-setup`}
        className="mt-3 grid list-decimal gap-2 ps-5 marker:font-semibold"
      >
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <h4 className="mt-4 font-semibold">{permissionsTitle}</h4>
      <ul className="mt-1 grid gap-1 text-sm">
        {permissions.map((permission) => (
          <li key={permission} className="wrap-anywhere">
            {permission}
          </li>
        ))}
      </ul>
      <h4 className="mt-4 font-semibold">{copy.redirect}</h4>
      <p className="wrap-anywhere mt-1 select-all text-sm">
        {new URL(`/api/admin/connections/${platform}/callback`, appUrl).href}
      </p>
    </Card>
  );
}
