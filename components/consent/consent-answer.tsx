"use client";

import { AskFirst } from "@/components/layout/ask-first";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { AnchorButton } from "@/components/ui/link-button";
import { CONSENT_PAGE_COPY as copy } from "@/lib/core/consent/copy";
import type { ConsentRequest } from "@/lib/core/consent/types";
import { SayOlder } from "./say-older";
import { useAnswer } from "./use-answer";

interface ConsentAnswerProps {
  token: string;
  request: ConsentRequest;
}

/**
 * Agreeing requires a sign-in with the address that was mailed; anyone with the link can refuse.
 */
export function ConsentAnswer({ token, request }: ConsentAnswerProps) {
  const { answer, saving } = useAnswer(token);
  const mayAgree = request.mayDecide.includes("agree");
  return (
    <Card as="div" tone="soft" className="grid gap-4">
      {mayAgree ? null : (
        <p>
          {request.isSignedIn
            ? copy.wrongAccount(request.guardianEmail)
            : copy.signInHint(request.guardianEmail)}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        {mayAgree ? (
          <Button
            size="lg"
            onClick={() => answer("agree")}
            pending={saving === "agree"}
            disabled={saving !== null}
          >
            {saving === "agree" ? copy.agreeing : copy.agree}
          </Button>
        ) : (
          <SignIn token={token} isSignedIn={request.isSignedIn} />
        )}
        <Refuse token={token} request={request} />
        {request.mayDecide.includes("older") ? <SayOlder token={token} request={request} /> : null}
      </div>
    </Card>
  );
}

/** Asks for confirmation: a refusal can't be undone here, and the child reads it. */
function Refuse({ token, request: { childFirstName, endsAt } }: ConsentAnswerProps) {
  const { answer, saving } = useAnswer(token);
  const { act, title, text, confirm, keep } = copy.refuse;
  return (
    <AskFirst
      id="refuse"
      act={act}
      opener={{ size: "lg" }}
      title={title}
      text={text(childFirstName, endsAt !== null)}
      confirm={confirm}
      keep={keep}
      pending={saving !== null}
      onConfirm={() => {
        answer("refuse");
      }}
    />
  );
}

function SignIn({ token, isSignedIn }: { token: string; isSignedIn: boolean }) {
  if (isSignedIn) {
    return (
      <AnchorButton href="/api/logout" size="lg">
        {copy.signOut}
      </AnchorButton>
    );
  }
  return (
    <AnchorButton href={`/api/login?returnTo=/consent/${token}`} size="lg">
      {copy.signIn}
    </AnchorButton>
  );
}
