import { Buddy } from "@/components/ui/art/buddy";
import { LANDING } from "@/lib/features/growth/landing/copy";
import { SampleChat } from "./sample-chat";
import { SignInLink } from "./sign-in-link";

/** Uses the children's theme, so that parents see what their child will see. */
export function ForChildren() {
  const { kids, samples } = LANDING;
  return (
    <section
      aria-labelledby="kids-title"
      data-audience="child"
      className="bg-paper font-sans text-ink"
    >
      <div className="page-column grid items-center gap-10 py-14 sm:py-20 lg:grid-cols-[0.95fr_1.05fr] lg:gap-14">
        <SampleChat
          sample={samples.child}
          face={<Buddy expression="speaking" className="size-full" />}
          className="max-lg:order-2"
        />
        <div>
          <Buddy expression="resting" className="w-40 sm:w-52" />
          <h2 id="kids-title" className="mt-4">
            {kids.title}
          </h2>
          <p className="mt-3 max-w-xl text-ink-soft text-lg">{kids.text}</p>
          <SignInLink size="lg" className="mt-6">
            {kids.start}
          </SignInLink>
        </div>
      </div>
    </section>
  );
}
