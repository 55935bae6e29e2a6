import { SHELL } from "@/components/layout/copy";
import { CrisisButton } from "@/components/layout/crisis-button";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Dialog } from "@/components/ui/dialog";
import { TickList } from "@/components/ui/tick-list";
import { LANDING } from "@/lib/features/growth/landing/copy";
import { PRODUCT } from "@/lib/shared/product";
import { SignInLink } from "./sign-in-link";

const DIALOG_ID = "sign-in-dialog";

/** How signing in works, and the dialog that starts it (LAND-14 … LAND-17). */
export function SecureLogin({ provider }: { provider: string }) {
  const copy = LANDING.login;
  return (
    <Card aria-labelledby="login-title" padding="lg" className="flex flex-col items-start">
      <h2 id="login-title">{copy.title(provider)}</h2>
      <p className="mt-3 text-ink-soft">{copy.text(provider)}</p>
      <TickList lines={copy.points(provider)} className="mt-5 mb-6" />
      <Button command="show-modal" commandfor={DIALOG_ID} className="mt-auto">
        {copy.open}
      </Button>
      <Dialog
        id={DIALOG_ID}
        title={copy.dialog.title(PRODUCT.adult)}
        description={copy.dialog.text(provider)}
        footer={
          <>
            <SignInLink>{copy.dialog.action(provider)}</SignInLink>
            <Button variant="quiet" command="close" commandfor={DIALOG_ID}>
              {copy.dialog.close}
            </Button>
            <CrisisButton className="ms-auto">{SHELL.adult.crisis}</CrisisButton>
          </>
        }
      />
    </Card>
  );
}
