"use client";

import { AskFirst } from "@/components/layout/ask-first";
import { Button } from "@/components/ui/button";
import { AnchorButton } from "@/components/ui/link-button";
import {
  useEraseChild,
  useGiveYesAgain,
  useKeepChild,
  useWithdrawYes,
} from "@/lib/across/family/client";
import { GUARDIAN_COPY as copy, FAMILY_COPY } from "@/lib/across/family/copy";
import type { ChildView } from "@/lib/across/family/types";
import { wantsSignIn } from "@/lib/across/your-data/erasure/client";
import { bounceIfUnauthorized } from "@/lib/client/sign-in-bounce";
import { type ToastInput, toast } from "@/lib/client/toast";
import { fullDay } from "@/lib/shared/dates";

/** Reports the result; a request that only needs a fresh sign-in says so next to the button. */
async function attempt<T>(
  work: () => Promise<T>,
  done: ToastInput | ((answer: T) => ToastInput),
): Promise<void> {
  try {
    const answer = await work();
    toast(typeof done === "function" ? done(answer) : done);
  } catch (error) {
    if (!bounceIfUnauthorized(error) && !wantsSignIn(error))
      toast({ ...copy.failed, variant: "destructive" });
  }
}

/** The decisions of a parent of a child under 13: consent, and the account. */
export function GuardianActs({ view, zone }: { view: ChildView; zone: string }) {
  const name = FAMILY_COPY.adult.name(view.firstName);
  const agree = useGiveYesAgain(view.id);
  const withdraw = useWithdrawYes(view.id);
  const erase = useEraseChild(view.id);
  const keep = useKeepChild(view.id);
  return (
    <div className="grid gap-3 border-line border-t pt-5">
      <div className="flex flex-wrap gap-3">
        {view.consent === "granted" ? (
          <AskFirst
            id={`withdraw-${view.id}`}
            act={copy.withdraw.act}
            title={copy.withdraw.title}
            text={copy.withdraw.text(name)}
            confirm={copy.withdraw.act}
            keep={copy.withdraw.keep}
            pending={withdraw.isPending}
            onConfirm={() => attempt(withdraw.mutateAsync, copy.withdraw.done)}
          />
        ) : (
          <AskFirst
            id={`agree-${view.id}`}
            act={copy.agree.act}
            title={copy.agree.title}
            text={copy.agree.text(name)}
            confirm={copy.agree.act}
            keep={copy.agree.keep}
            pending={agree.isPending}
            isGentle
            onConfirm={() => attempt(agree.mutateAsync, copy.agree.done)}
          />
        )}
        {view.eraseAskedByGuardian ? (
          <Button
            variant="secondary"
            pending={keep.isPending}
            onClick={() =>
              void attempt(keep.mutateAsync, ({ eraseAfter }) =>
                eraseAfter ? copy.erase.goesStill(fullDay(eraseAfter, zone)) : copy.erase.undone,
              )
            }
          >
            {copy.erase.undo}
          </Button>
        ) : (
          <AskFirst
            id={`erase-${view.id}`}
            act={copy.erase.act}
            title={copy.erase.title}
            text={copy.erase.text(name)}
            confirm={copy.erase.confirm}
            keep={copy.erase.keep}
            pending={erase.isPending}
            onConfirm={() => attempt(erase.mutateAsync, copy.erase.done)}
          />
        )}
      </div>
      {wantsSignIn(erase.error) ? (
        <div
          role="alert"
          className="flex flex-wrap items-center gap-3 rounded-control bg-accent-soft px-4 py-3"
        >
          <p className="min-w-48 flex-1">{copy.erase.signInAgain}</p>
          <AnchorButton href="/api/login?returnTo=/family" size="sm">
            {copy.erase.signIn}
          </AnchorButton>
        </div>
      ) : null}
    </div>
  );
}
