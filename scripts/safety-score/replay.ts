import { isOnlyGoodbye } from "@/lib/core/incidents/examine";
import { caringQuestion, withQuestion } from "@/lib/crisis/concern/question";
import type { ConcernState } from "@/lib/crisis/concern/state";
import { afterLetGo, stepDown } from "@/lib/crisis/concern/step-down";
import { weighConcern } from "@/lib/crisis/concern/weigh";
import { detectInConversation } from "@/lib/crisis/detect-in-conversation";
import { protocolReply } from "@/lib/crisis/protocol/protocol-reply";
import type { ProtocolState } from "@/lib/crisis/protocol/state";
import { NOTHING_FOUND } from "@/lib/crisis/types";
import { withoutQuestions } from "@/lib/features/conversation/without-questions";
import { createAuthoredGuide } from "@/lib/guide/guide";
import type { Guide, Turn } from "@/lib/ports/model";
import { ageGroupOf, audienceOf } from "@/lib/shared/audience";
import type { SpokenLanguage } from "@/lib/shared/languages";
import { aTurn, collect } from "@/tests/fakes/converse";

export interface Conversation {
  /** Sends a line and returns the answer. */
  readonly say: (text: string) => Promise<string>;
}

/** Opens a conversation with the voice to be judged. */
export type Opening = (language: SpokenLanguage, age: number) => Conversation;

/**
 * The only connection to the product: calls the pure functions of the chat verb in its order: the
 * detector over the conversation, the crisis protocol, the authored guide if the protocol is
 * silent, and the caring question after its answer. No model, network or database.
 */
export const openConversation: Opening = (language, age) => {
  const ageGroup = ageGroupOf(age);
  const audience = audienceOf({ isChildAccount: null, ageGroup });
  const guide: Guide = createAuthoredGuide();
  const lines: Turn["lines"][number][] = [];
  let state: ProtocolState | null = null;
  let guided = 0;
  let concern: ConcernState | null = null;
  const answerTo = async (text: string): Promise<string> => {
    const own = lines.filter(({ role }) => role === "user").map(({ content }) => content);
    const before = lines.findLast(({ role }) => role === "assistant")?.content;
    const isOrdinary = (state === null || guided > 0) && concern?.open !== true;
    const behind = before ? { before, ...(isOrdinary ? { isOrdinary } : {}) } : {};
    const read = await detectInConversation(own, text, { ...behind, audience: ageGroup });
    const found = isOnlyGoodbye(read, { isOrdinary }) ? NOTHING_FOUND : read;
    const written = { text, language };
    const weighed =
      state && guided === 0
        ? null
        : weighConcern({
            before: concern,
            finding: state ? afterLetGo(state, found) : found,
            ...written,
          });
    const finding = weighed ? weighed.finding : state ? stepDown(state, found, written) : found;
    concern = weighed ? weighed.state : concern;
    lines.push({ role: "user", content: text });
    const answer = protocolReply({
      state,
      finding,
      text,
      hearer: { audience: ageGroup, language },
      guided,
    });
    if (answer) {
      state = answer.state;
      guided = 0;
      return answer.text;
    }
    guided += 1;
    const question =
      finding.concern === "possible"
        ? caringQuestion(
            finding.kind,
            { language, age, ageGroup },
            {
              state: concern,
              seed: `${language} ${lines.length}`,
              behind: finding.behind === true,
            },
          )
        : null;
    const about = { audience, language, age, lines: [...lines] };
    const said = {
      concern: { level: finding.concern, kind: finding.kind },
      ...(question ? { caring: true } : {}),
    };
    const listened = await listen(guide, { ...about, ...said });
    if (!question) return listened;
    concern = withQuestion(concern, question);
    return [listened, question.text].filter(Boolean).join("\n\n");
  };
  return {
    async say(text) {
      const content = await answerTo(text);
      lines.push({ role: "assistant", content });
      return content;
    },
  };
};

type Heard = Pick<Turn, "audience" | "language" | "age" | "lines"> &
  Partial<Pick<Turn, "concern" | "caring">>;

async function listen(guide: Guide, about: Heard): Promise<string> {
  // The id is the seed for the guide's choices.
  const turn = aTurn({ sessionId: "00000000-0000-4000-8000-000000000000", ...about });
  const pieces = guide.reply(turn, new AbortController().signal);
  return (await collect(about.caring ? withoutQuestions(pieces) : pieces)).text;
}
