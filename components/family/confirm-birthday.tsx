"use client";

import { AskFirst } from "@/components/layout/ask-first";
import { useConfirmBirthday } from "@/lib/across/family/client";
import { GUARDIAN_COPY } from "@/lib/across/family/copy";
import type { ChildView } from "@/lib/across/family/types";
import { bounceIfUnauthorized } from "@/lib/client/sign-in-bounce";
import { toast } from "@/lib/client/toast";
import { lacksConsent } from "./part";

const copy = GUARDIAN_COPY.birthday;

/** We don't ask for birthdays, so a parent confirms that the child's birthday has come. */
export function ConfirmBirthday({
  view: { id, growsUp, consent, eraseAskedByGuardian },
}: {
  view: ChildView;
}) {
  const confirm = useConfirmBirthday(id);
  if (!growsUp) return null;
  const { border } = growsUp;
  const { act, text } = lacksConsent(consent)
    ? copy.withoutYes
    : { act: copy.act(border), text: "" };
  const told = [text, copy.text[border], eraseAskedByGuardian ? copy.endsWish : ""]
    .filter(Boolean)
    .join(" ");
  const say = async () => {
    try {
      await confirm.mutateAsync(border);
      toast(copy.done);
    } catch (error) {
      if (!bounceIfUnauthorized(error)) toast({ ...GUARDIAN_COPY.failed, variant: "destructive" });
    }
  };
  return (
    <AskFirst
      id={`birthday-${id}`}
      act={act}
      title={copy.title(border)}
      text={told}
      confirm={copy.confirm(border)}
      keep={copy.keep}
      pending={confirm.isPending}
      onConfirm={say}
    />
  );
}
