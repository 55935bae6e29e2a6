import type { ExerciseCopy } from "./shape";

const adult: ExerciseCopy = {
  breathing: {
    title: "Breathing",
    hint: "One minute, at your pace",
    lead: "Breathe in while the circle grows and out while it shrinks. Stop whenever you like.",
    choose: "Choose a pace",
    paces: { slow: "In 4, out 6", box: "Box: 4 each" },
    phases: { in: "Breathe in", hold: "Hold", out: "Breathe out", rest: "Rest" },
    count: "Breath {n} of {total}",
    done: "That was the last breath. Notice how your body feels now.",
  },
  grounding: {
    title: "Five senses",
    lead: "One step at a time. Take as long as you need.",
    count: "Step {n} of {total}",
    found: "Found {n} of {total}",
    next: "Next",
    back: "Back",
    finish: "Finish",
    done: "You went through all five senses. If it is still too much, you can reach a person now.",
  },
  begin: "Begin",
  stop: "Stop",
  again: "Once more",
  close: "Close",
};

const child: ExerciseCopy = {
  breathing: {
    title: "Breathe with Buddy",
    hint: "One minute, slow and soft",
    lead: "Buddy breathes with you. You can stop any time.",
    choose: "Pick one",
    paces: { feather: "Feather", star: "Star" },
    phases: { in: "Breathe in", hold: "Hold still", out: "Blow out slowly", rest: "Rest" },
    count: "Breath {n} of {total}",
    done: "That was the last breath. How does your body feel now?",
  },
  grounding: {
    title: "Five senses",
    lead: "One at a time. Take your time.",
    count: "Step {n} of {total}",
    found: "Found {n} of {total}",
    next: "Next",
    back: "Back",
    finish: "Finish",
    done: "You used all five senses. If it still feels too big, tell a grown-up now.",
  },
  begin: "Start",
  stop: "Stop",
  again: "One more time",
  close: "Close",
};

export const exercisesEn = { adult, child };
