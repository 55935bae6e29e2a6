import type { Turn } from "@/lib/ports/model";

export interface ScriptedPerson extends Partial<Omit<Turn, "lines">> {
  readonly says: readonly string[];
}

export const SCRIPTED_PEOPLE: Record<string, ScriptedPerson> = {
  adult: {
    audience: "adult",
    firstName: "Maya",
    therapyGoals: "worry less at night",
    approaches: [{ name: "Cognitive Behavioural Therapy", systemPrompt: "" }],
    says: [
      "I can't sleep again. It's 2am and my head won't shut up about work.",
      "That I'm going to mess it up in front of everyone. My boss moved my deadline up to Friday.",
      "My boss's. I'm scared they'll find out I'm not as good as they think. I feel like a fraud.",
      "Set a worry time",
      "that I freeze on Friday and they all see it",
      "I can rehearse the opening tomorrow, the rest is out of my hands",
      "half past five, after work",
      "not now, you get your turn at half past five",
      "the podcast about birds, it bores me nicely",
      "a bit calmer. My partner is asleep next to me, I might tell him about it tomorrow",
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
      "my teacher Ms. Park saw me and gave me a tissue",
      "Be a thought detective",
      "nobody likes me because I am weird",
      "they all laughed",
      "Zoe asked me to come to her party",
      "maybe Mia was mean but Zoe likes me",
      "a bit better. can you be my friend?",
    ],
  },
  spanish: {
    audience: "adult",
    language: "es",
    firstName: "Lucía",
    says: [
      "No puedo dormir, mi madre está enferma y no dejo de pensar en ella",
      "Siento que tengo que ser fuerte para todos en mi familia",
      "¿podemos hacer el registro de pensamientos?",
      "si yo no estoy, todo se cae",
      "un 8",
      "mi hermano llegó tarde dos veces esta semana",
      "mi tía la cuidó el domingo y todo salió bien",
      "hago mucho, y no todo depende de mí",
      "un 5",
      "gracias, me voy a dormir",
    ],
  },
};
