import type { Turn } from "@/lib/ports/model";

export interface ScriptedPerson extends Partial<Omit<Turn, "lines">> {
  readonly says: readonly string[];
}

export const SCRIPTED_PEOPLE: Record<string, ScriptedPerson> = {
  adult: {
    audience: "adult",
    firstName: "Maya",
    therapyGoals: "worry less at night",
    approaches: [{ name: "Cognitive Behavioral Therapy", systemPrompt: "" }],
    says: [
      "I can't sleep again. It's 2am and my head won't shut up about work.",
      "My boss moved my deadline up and I keep thinking I'm going to mess it up in front of everyone.",
      "Mostly that they'll find out I'm not as good as they think. I feel like a fraud.",
      "My partner is asleep next to me and I don't want to wake him. I feel kind of alone with it.",
      "Could we do the thought record?",
      "I'm going to fail and everyone will see it",
      "8, and mostly fear",
      "I made a mistake in the last report and my boss pointed it out",
      "I have delivered every project for three years",
      "I made a mistake, and I also know how to do this job",
      "maybe a 5",
      "Yeah, a little. Thanks.",
    ],
  },
  lonely: {
    audience: "adult",
    says: [
      "nobody has texted me in weeks",
      "I moved here for a job after my divorce and I don't know anyone",
      "evenings mostly. I eat in front of the tv and then its quiet",
      "I used to play in a band with my friends back home",
      "idk",
      "heavy I guess",
      "what would you even know, are you a real person?",
      "fair enough. I guess I just wanted to say it to someone",
      "my sister maybe, but she has kids and she is busy",
      "I could call her on sunday",
      "thanks, good night",
    ],
  },
  child: {
    audience: "child",
    firstName: "Ana",
    age: 9,
    says: [
      "the girls at school dont let me play with them",
      "Mia said I am weird and everybody laughed",
      "I felt really sad and I cried in the bathroom",
      "Feelings check",
      "rain",
      "in my tummy",
      "7",
      "a hug",
      "a bit better",
      "my grandma",
    ],
  },
  spanish: {
    audience: "adult",
    language: "es",
    firstName: "Lucía",
    says: [
      "No puedo dormir, mi madre está enferma y no dejo de pensar en ella",
      "Siento que tengo que ser fuerte para todos en mi familia",
      "Mi hermano no ayuda nada y yo estoy agotada",
      "A veces me da rabia y luego me siento culpable",
      "sí, vamos",
      "ya lo hice",
      "en el pecho",
      "un poco más tranquila",
      "¿eres una persona de verdad?",
      "gracias, me voy a dormir",
    ],
  },
};
