import type { Section } from "@/lib/features/safety-plan/constants";
import type { PlanItem, PlanSections } from "@/lib/features/safety-plan/types";

interface PlanTextWords {
  readonly title: string;
  readonly steps: Record<Section, string>;
  readonly nothing: string;
  /**
   * Says what to do in danger; the last line of every form in which the plan leaves the service.
   */
  readonly footer: string;
}

const lineOf = ({ text, phone }: PlanItem): string => `  - ${phone ? `${text}, ${phone}` : text}`;

/** The plan as plain text that any device opens, the numbered steps first. */
export function planAsText(
  plan: PlanSections,
  order: readonly Section[],
  { title, steps, nothing, footer }: PlanTextWords,
): string {
  const blockOf = (section: Section, heading: string): string => {
    const lines = plan[section].length > 0 ? plan[section].map(lineOf) : [`  ${nothing}`];
    return [heading, ...lines].join("\n");
  };
  const blocks = [
    ...order.map((section, index) => blockOf(section, `${index + 1}. ${steps[section]}`)),
    blockOf("worthLivingFor", steps.worthLivingFor),
  ];
  return `${[title, ...blocks, footer].join("\n\n")}\n`;
}
