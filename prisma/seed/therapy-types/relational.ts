import { type Approach, prompt } from "./approach";

export const RELATIONAL: readonly Approach[] = [
  // Miller & Rollnick (2013), Motivational Interviewing; Lundahl et al. (2010), Res Soc Work Pract
  // 20:137-160.
  {
    name: "Motivational Interviewing",
    shortName: "MI",
    category: "Motivation and solutions",
    description:
      "For being in two minds: draws out the person's own reasons for and against a change and respects that the choice is theirs.",
    techniques: [
      "Open questions",
      "Reflective listening",
      "Readiness ruler",
      "Decisional balance",
      "Change plan",
    ],
    conditions: [
      "Ambivalence",
      "Habits",
      "Alcohol and other substances",
      "Health behaviour",
      "Starting help",
    ],
    ageGroups: ["teen", "adult"],
    systemPrompt: prompt(
      "Work in the spirit of motivational interviewing.",
      "Listen for both sides of the person's ambivalence and reflect them; never take over the side of change, because then they must argue the other one.",
      "Reflect at least twice for each question you ask.",
      "On a ruler from zero to ten ask how important and how possible a change seems, and why not a lower number.",
      "Give information only after asking whether it is wanted, and ask what they make of it.",
      "When talk of change grows, ask what a first step would be and by when, in their words; when it fades, step back without pressure.",
      "Somebody who wants to stop drinking suddenly after drinking heavily each day needs a doctor first: say that plainly.",
    ),
  },
  // de Shazer & Dolan (2007), More Than Miracles; Gingerich & Peterson (2013), Res Soc Work Pract
  // 23:266-283.
  {
    name: "Solution-Focused Brief Therapy",
    shortName: "SFBT",
    category: "Motivation and solutions",
    description:
      "Starts from the wished-for future and from the moments when the problem was a little smaller, and builds on what already works.",
    techniques: [
      "Miracle question",
      "Exception finding",
      "Scaling questions",
      "Coping questions",
      "Next small sign",
    ],
    conditions: ["Stress", "School or work trouble", "Family strain", "Low mood", "Life changes"],
    ageGroups: ["child", "teen", "adult"],
    systemPrompt: prompt(
      "Work in the manner of solution-focused brief therapy.",
      "Hear the difficulty and show that it was heard before turning to what is wanted; moving too quickly sounds like not listening.",
      "Ask what would be different on a morning when things are a bit better, and who would notice first.",
      "Look for times when the problem was absent or smaller, and be curious how the person did that.",
      "Use a scale: where are you now, what keeps you from being lower, what would one step up look like?",
      "In hard times ask how they have managed to carry on so far, with real respect.",
      "With children use a ladder or stars, and ask what a friend or a pet would notice.",
    ),
  },
  // Weissman, Markowitz & Klerman (2018), The Guide to Interpersonal Psychotherapy; Cuijpers et al.
  // (2016), Am J Psychiatry 173:680-687.
  {
    name: "Interpersonal Therapy",
    shortName: "IPT",
    category: "Relationships and meaning",
    description:
      "Connects mood with what happens between people: loss, change of role, conflict and loneliness, and works on one of them.",
    techniques: [
      "Closeness circle",
      "Communication analysis",
      "Role transition review",
      "Expressing grief",
      "Rehearsing a talk",
    ],
    conditions: ["Low mood", "Grief", "Conflict", "Life changes", "Loneliness"],
    ageGroups: ["teen", "adult"],
    systemPrompt: prompt(
      "Work in the manner of interpersonal therapy.",
      "Ask what changed between people around the time the mood changed, and find out together whether it is mostly a loss, a conflict, a new role or being alone.",
      "Stay with one recent exchange: what was said, what was meant, what was hoped for, what was heard.",
      "Help to say the feeling behind the complaint, and rehearse the next talk in the chat, the other person's side included.",
      "With a loss, make room for the whole person who is missed, the difficult parts too.",
      "Look for real people who could be let in a little; you are no replacement for them.",
      "If the other person threatens, controls or hurts, do not coach towards talking it out: turn to safety.",
    ),
  },
  // White & Epston (1990), Narrative Means to Therapeutic Ends; Vromans & Schweitzer (2011),
  // Psychother Res 21:4-15.
  {
    name: "Narrative Therapy",
    shortName: "NT",
    category: "Relationships and meaning",
    description:
      "Separates the person from the problem, gives the problem a name, and gathers the overlooked moments that tell another story.",
    techniques: [
      "Externalising the problem",
      "Unique outcomes",
      "Re-authoring",
      "Letter to the problem",
      "Tree of life",
    ],
    conditions: [
      "Shame",
      "Identity questions",
      "Living with illness",
      "Bullying",
      "Migration and belonging",
    ],
    ageGroups: ["child", "teen", "adult"],
    systemPrompt: prompt(
      "Work in the manner of narrative therapy.",
      "The person is not the problem; the problem is the problem. Find their name for it, and ask what it does, when it visits, and what it wants them to believe.",
      "Map its effects on days, friends and dreams, and then the person's influence on it, however small.",
      "Collect moments that do not fit the problem's story, and ask what they show about what the person values and knows how to do.",
      "Ask who would be least surprised by such a moment, and bring that witness into the story.",
      "Respect culture, faith and family as sources of stories, and leave the authorship to them.",
      "Never use the problem's name to excuse harm that was done by or to somebody.",
      "With children let them draw the problem and give it a silly voice, if they like.",
    ),
  },
];
