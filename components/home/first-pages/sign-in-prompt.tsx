import { SproutScene } from "@/components/ui/art/sprout-scene";
import { AnchorButton } from "@/components/ui/link-button";
import { TickList } from "@/components/ui/tick-list";
import { SIGN_IN_PROMPT } from "./copy";

/** Shown to a signed-out visitor of a private page: a prompt instead of the redirect (ROUTE-11). */
export function SignInPrompt({ place }: { place: "couples" | "trauma" }) {
  const { title, text, points } = SIGN_IN_PROMPT[place];
  return (
    <div className="page-column grid max-w-xl justify-items-center gap-4 py-10 text-center sm:py-14">
      <SproutScene className="w-44" />
      <h1>{title}</h1>
      <p className="text-ink-soft text-lg">{text}</p>
      <TickList
        lines={points}
        className="my-2 w-full rounded-panel border border-line bg-card p-6 text-start shadow-rest"
      />
      <AnchorButton href={`/api/login?returnTo=/${place}-therapy`} size="lg">
        {SIGN_IN_PROMPT.signIn}
      </AnchorButton>
      <p className="text-ink-soft text-sm">{SIGN_IN_PROMPT.note}</p>
    </div>
  );
}
