import type { Expression } from "@/components/ui/art/expression";
import type { View } from "./engine";
import type { Phase } from "./machine";

const EXPRESSION: Partial<Record<Phase, Expression>> = {
  starting: "listening",
  listening: "listening",
  hearing: "listening",
  waiting: "listening",
  sending: "thinking",
  answering: "thinking",
  speaking: "speaking",
};

/** The persona's face in a spoken conversation; null while there is none. */
export const expressionOfVoice = (view: View | null): Expression | null =>
  (view && !view.held && EXPRESSION[view.phase]) || null;
