"use client";

import { useState } from "react";
import { SHELL } from "@/components/layout/copy";
import { CrisisButton } from "@/components/layout/crisis-button";
import { Button } from "@/components/ui/button";
import { AnchorButton } from "@/components/ui/link-button";
import { RadioGroup } from "@/components/ui/radio-group";
import { useLeaveAccount, wantsSignIn } from "@/lib/across/your-data/erasure/client";
import { ERASURE_COPY, type ErasureCopy } from "@/lib/across/your-data/erasure/copy";
import { clearDevice } from "@/lib/client/clear-device";
import { goTo } from "@/lib/client/navigation";
import { tellOtherTabs } from "@/lib/client/signed-out-elsewhere";
import { toast } from "@/lib/client/toast";
import type { Audience } from "@/lib/shared/audience";

const SIGN_IN_AGAIN = `/api/login?fresh&returnTo=${encodeURIComponent("/account?leave=1")}`;

type When = "later" | "now";

interface LeaveStepsProps {
  audience: Audience;
  onDone: () => void;
}

/** First says when it happens and what it means; then asks for the sentence and the press. */
export function LeaveSteps({ audience, onDone }: LeaveStepsProps) {
  const copy = ERASURE_COPY[audience].leave;
  const [when, setWhen] = useState<When>("later");
  const [step, setStep] = useState(0);
  const isAsked = step % 2 === 1;
  const turn = () => setStep((known) => known + 1);
  const leave = useLeaveAccount();

  async function go() {
    try {
      const left = await leave.mutateAsync(when === "now");
      if (left.status === "erased") {
        clearDevice();
        tellOtherTabs();
        return goTo("/account-deleted");
      }
      toast(when === "now" ? copy.waiting : copy.planned);
      onDone();
      turn();
    } catch (error) {
      if (!wantsSignIn(error)) toast({ ...copy.failed, variant: "destructive" });
    }
  }

  return (
    <div className="mt-5 grid gap-5">
      {isAsked ? <Sure copy={copy} when={when} wantsSignIn={wantsSignIn(leave.error)} /> : null}
      {isAsked ? null : <When copy={copy} when={when} onWhen={setWhen} />}
      <div className="flex flex-wrap items-center gap-3">
        {isAsked ? (
          <>
            <Button variant="danger" pending={leave.isPending} onClick={() => void go()}>
              {copy.yes[when]}
            </Button>
            <Button variant="quiet" onClick={turn} disabled={leave.isPending}>
              {copy.back}
            </Button>
          </>
        ) : (
          <Button variant="secondary" onClick={turn}>
            {copy.next}
          </Button>
        )}
        {/* Each step mounts anew and takes the focus, because the button that was pressed is
           gone. */}
        <Button key={step} autoFocus={step > 0} onClick={onDone} disabled={leave.isPending}>
          {copy.stay}
        </Button>
        <CrisisButton className="ms-auto">{SHELL[audience].crisis}</CrisisButton>
      </div>
    </div>
  );
}

interface StepProps {
  copy: ErasureCopy["leave"];
  when: When;
}

function When({ copy, when, onWhen }: StepProps & { onWhen: (when: When) => void }) {
  return (
    <>
      <ul className="grid list-disc gap-1.5 ps-5 marker:text-primary">
        {copy.what.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <RadioGroup<When>
        legend={copy.when}
        name="leave-when"
        value={when}
        onValueChange={onWhen}
        options={[
          { value: "later", ...copy.later },
          { value: "now", ...copy.now },
        ]}
      />
    </>
  );
}

function Sure({ copy, when, wantsSignIn: isOld }: StepProps & { wantsSignIn: boolean }) {
  return (
    <div role="alert" className="grid justify-items-start gap-3">
      <p className="font-medium text-lg">{copy.sure[when]}</p>
      {isOld ? (
        <>
          <p>{copy.again.text}</p>
          <AnchorButton href={SIGN_IN_AGAIN} variant="secondary">
            {copy.again.link}
          </AnchorButton>
        </>
      ) : null}
    </div>
  );
}
