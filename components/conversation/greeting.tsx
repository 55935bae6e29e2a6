import { CHAT_COPY } from "@/lib/features/conversation/copy";
import { Bubble } from "./bubble";
import { Persona } from "./persona";
import type { ChatPerson } from "./types";

/** The opening of a conversation: shown but never stored (contract 6). */
export function Greeting({ person: { audience, firstName, language } }: { person: ChatPerson }) {
  const copy = CHAT_COPY[audience];
  return (
    <div className="grid gap-3 pb-3">
      {/* On phones the words come first: the header already has the face, and the question stays in
          view. */}
      <Persona
        audience={audience}
        expression="resting"
        className="mx-auto my-3 w-24 max-sm:hidden kids:w-32"
      />
      <Bubble own={false} speaker={copy.persona}>
        <span lang={language}>{copy.disclosure[language]}</span>
      </Bubble>
      <Bubble own={false} speaker={copy.persona}>
        <span lang={language}>{copy.greeting[language](firstName)}</span>
      </Bubble>
    </div>
  );
}
