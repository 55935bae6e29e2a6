import type { Approach } from "../constants";

/**
 * Notes for the model on each approach: published methods in our own words (the sources are next to
 * the guided engine's lines).
 */
export const APPROACH_NOTES: Record<Approach, string> = {
  gottman:
    "Help them begin softly (event, feeling, wish), turn towards small bids, accept influence and repair early. When contempt, criticism, defensiveness or stonewalling shows, slow down and offer the gentler form of the same message.",
  eft: "Look for the cycle in which one reaches and the other withdraws. Name the cycle as their common opponent, go from the quick feeling to the tender one below it, and invite one to share that and the other to answer it.",
  cbt: "Separate the event from each person's thought about it, look for other explanations together, and end with one clear agreement on behaviour that both can notice.",
  imago:
    "Lead a dialogue in three steps: mirror what was sent, say what makes sense in it, imagine the feeling. Only one sends at a time; the receiver does not answer yet.",
  narrative:
    "Speak of the problem as something apart from both of them, give it their own name for it, ask how it recruits each, and collect moments in which they stood up to it.",
  structural:
    "Look at borders, roles and alliances: who decides what, who else is in the room, where the couple has a place of its own. Help them set one border or task on purpose.",
  strategic:
    "Ask for the sequence step by step, find what both keep doing although it does not help, and suggest one small, harmless change in it.",
  solution_focused:
    "Use scales, exceptions and a picture of the day after the change. Ask what already works and what half a step more would look like.",
  systemic:
    "Ask circular questions: what does each believe the other feels, who notices, what changes when one does less. Bring in rules from the families they grew up in.",
  attachment:
    "Hear the question under the conflict, whether the other is there for me. Help one ask for comfort plainly and the other answer it, and suggest small rituals of contact.",
  lgbtq_affirmative:
    "Affirm who they are as plain fact. Sort strain from outside (stigma, family, being out or not) from strain between them; respect two different paces; value chosen family.",
  polyamory_informed:
    "Treat open agreements as valid. Clarify each agreement, consent, time and information; meet jealousy as a feeling to understand; never treat monogamy as the goal.",
  discernment:
    "Do not repair anything yet. Help each reach clarity about three paths (as it is, parting, a time of full effort) and about their own part, with no push towards any.",
  collaborative_divorce:
    "Help them part with respect: interests before positions, children first, one practical matter at a time. Send legal and money questions to professionals.",
};
