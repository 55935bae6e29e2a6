import { Check } from "lucide-react";
import { SproutScene } from "@/components/ui/art/scenes";
import { AnchorButton } from "@/components/ui/link-button";
import { SIGN_IN_PROMPT } from "./copy";

/** What a signed-out visitor sees of a private place: a prompt instead of the bounce (ROUTE-11). */
export function SignInPrompt({ place }: { place: "couples" | "trauma" }) {
  const { title, text, points } = SIGN_IN_PROMPT[place];
  return (
    <div className="page-column grid max-w-xl justify-items-center gap-4 py-10 text-center sm:py-14">
      <SproutScene className="w-44" />
      <h1>{title}</h1>
      <p className="text-ink-soft text-lg">{text}</p>
      <ul className="my-2 grid w-full gap-3 rounded-panel border border-line bg-card p-6 text-start shadow-rest">
        {points.map((point) => (
          <li key={point} className="flex gap-3">
            <Check aria-hidden className="mt-1 size-4 shrink-0 text-primary" />
            {point}
          </li>
        ))}
      </ul>
      <AnchorButton href={`/api/login?returnTo=/${place}-therapy`} size="lg">
        {SIGN_IN_PROMPT.signIn}
      </AnchorButton>
      <p className="text-ink-soft text-sm">{SIGN_IN_PROMPT.note}</p>
    </div>
  );
}
