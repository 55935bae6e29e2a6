import { Phone } from "lucide-react";
import { LostPathScene } from "@/components/ui/art/lost-path-scene";
import { Card, CardText, CardTitle } from "@/components/ui/card";
import { AnchorButton, LinkButton } from "@/components/ui/link-button";
import { SIGN_IN_PROBLEM_COPY as copy } from "@/lib/core/identity/copy";

type Reason = keyof typeof copy.reasons;
const isReason = (code: string): code is Reason => Object.hasOwn(copy.reasons, code);

interface SignInProblemProps {
  readonly code: string;
  /** The internal path the sign-in was meant to lead to. */
  readonly returnTo: string;
  readonly isSignedIn: boolean;
}

/**
 * The page a failed sign-in ends on; help comes before any account (contract 8, "Crisis beats every
 * door").
 */
export function SignInProblem({ code, returnTo, isSignedIn }: SignInProblemProps) {
  const again =
    returnTo === "/" ? "/api/login" : `/api/login?returnTo=${encodeURIComponent(returnTo)}`;
  return (
    <div className="page-column grid max-w-2xl gap-8 py-10">
      <div className="grid justify-items-center gap-3 text-center">
        <LostPathScene className="w-56" />
        <h1>{copy.title}</h1>
        <p className="text-ink-soft">{copy.reasons[isReason(code) ? code : "Other"]}</p>
        <p className="text-ink-soft">{isSignedIn ? copy.leadSignedIn : copy.lead}</p>
        <div className="mt-3 flex flex-wrap justify-center gap-3">
          <AnchorButton href={again} size="lg">
            {copy.again}
          </AnchorButton>
          <LinkButton href="/" variant="secondary" size="lg">
            {copy.home}
          </LinkButton>
        </div>
      </div>
      <Card tone="signal" aria-label={copy.help.title}>
        <CardTitle>{copy.help.title}</CardTitle>
        <CardText>{copy.help.text}</CardText>
        <div className="mt-4 flex flex-wrap gap-3">
          <AnchorButton href="tel:988" variant="emergency">
            <Phone aria-hidden className="size-4" />
            {copy.help.call}
          </AnchorButton>
          <LinkButton href="/safety" variant="secondary">
            {copy.help.more}
          </LinkButton>
        </div>
      </Card>
    </div>
  );
}
