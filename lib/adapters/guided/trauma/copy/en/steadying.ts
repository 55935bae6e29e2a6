import type { Exercise } from "../../../copy/shape";

const ANY = { topics: [], approaches: /emdr|somatic|dbt/i } as const;

/**
 * Getting steady, after SAMHSA TIP 57 (2014), chapter 4, WHO "Doing What Matters in Times of Stress" (2020) and the VA's
 * PTSD Coach; own wording. Nothing here goes near the event. Self-tapping is offered to settle and as nothing more.
 */
export const steadying: readonly Exercise[] = [
  {
    ...ANY,
    id: "orienting",
    chip: "Look around the room",
    asked: /\borient(?:ing)?\b|look around(?: the room)?|where am i\b|present moment/i,
    feelings: ["numb", "confused", "anxious", "overwhelmed"],
    offer: "We could look around together, so that your body knows where it is now.",
    why: "After danger the body can act as if it were still then. Seeing the room tells it that it is now.",
    steps: [
      {
        plainLead: "Slowly, with your eyes open.",
        ask: "Turn your head a little to each side and find the door, a window and the light. Tell me one thing that you see.",
        hint: "Whatever is right in front of you is enough. Which color does it have?",
      },
      {
        plainLead: "Good that you looked.",
        ask: "Now say where you are and what day it is, out loud if you can. Write it to me as well.",
        hint: "The town or the room will do, and roughly the time of day.",
      },
      {
        plainLead: "That is now. What happened was then.",
        ask: "Press your feet into the floor for three breaths and let go again. What do you notice in your legs?",
        hint: "Warm, heavy, nothing at all: each of these is an answer.",
      },
    ],
    close: "You are here, on this day, with the floor under you. How is it now, compared with a few minutes ago?",
  },
  {
    ...ANY,
    id: "container",
    chip: "Put it away for now",
    asked: /\bcontainer\b|put (?:it|this|them) away|lock (?:it|this) away/i,
    feelings: ["overwhelmed", "tired", "anxious", "sad"],
    offer: "We could make a strong box in your mind, where this can wait until you choose to look.",
    why: "Putting a thing away on purpose is not the same as running from it. You keep the key.",
    steps: [
      {
        plainLead: "You do not have to look at what goes in. Only at the box.",
        ask: "Picture something strong that can be closed: a chest, a safe, a shipping crate. What is yours made of?",
        hint: "Wood, steel or stone. Or just write that you have one.",
      },
      {
        plainLead: "It can be as big as it needs to be.",
        ask: "Let whatever is too much right now move into it, without looking closely, and close the lid. How does it shut?",
        hint: "A lock, a bolt, a heavy lid. Part of it may go in and part may stay out.",
      },
      {
        plainLead: "It stays shut until you choose.",
        ask: "Now choose where it stands, as far away as you like. Where is that?",
        hint: "The bottom of the sea, a cellar, another town. It only must not be here.",
      },
    ],
    close:
      "It is put away, and you hold the key. You can open it one day with somebody who is trained for it. What is a little lighter, if anything?",
  },
  {
    ...ANY,
    id: "calm-place",
    chip: "Go to a calm place",
    asked: /\b(?:calm|safe|peaceful) place\b/i,
    feelings: ["sad", "lonely", "ashamed", "anxious"],
    offer: "We could build a calm place in your mind, one that has nothing to do with any of this.",
    why: "The body answers a little to what the mind sees. A calm picture can slow it down.",
    steps: [
      {
        plainLead: "If something bad gets into the picture, leave it and look around your room.",
        ask: "Choose a place where nothing is asked of you, real or made up. What kind of place is it?",
        hint: "A beach, a kitchen, a tree, a seat by a window: the first that comes is fine.",
      },
      {
        plainLead: "Stay at the edge of it for a moment.",
        ask: "What is there to see and to hear in that place?",
        hint: "One color and one sound are plenty.",
      },
      {
        plainLead: "Let it be as warm or as cool as you like.",
        ask: "Where in your body do you notice it most, even a little?",
        hint: "The shoulders, the face, the hands? Nowhere is an answer too.",
      },
    ],
    close: "That place stays yours, and you can go back with one breath. What word would bring you there again?",
  },
  {
    ...ANY,
    id: "self-tapping",
    chip: "Tap left and right",
    asked: /\b(?:self.?)?tap(?:ping)?\b|butterfly hug/i,
    feelings: ["lonely", "sad", "overwhelmed", "ashamed"],
    offer: "We could cross your arms and tap slowly, left and right, to settle. It is not EMDR, only a calm rhythm.",
    why: "A slow, even rhythm from your own hands can be soothing, much as rocking is.",
    steps: [
      {
        plainLead: "Only if touch feels all right today. Tapping on the table works as well.",
        ask: "Cross your arms so that each hand rests below the other shoulder. Tell me when you sit like that.",
        hint: "On your knees is fine too. Write one word when your hands have found a place.",
      },
      {
        plainLead: "Keep your eyes open and on something plain.",
        ask: "Tap left, right, left, right, slower than your heart, about twenty times. How did the rhythm feel?",
        hint: "Too fast, too slow, all right, or strange?",
      },
      {
        plainLead: "Let your hands rest.",
        ask: "Take one slow breath out. What has changed in your chest or shoulders, if anything?",
        hint: "A bit looser, the same, or tighter? If it is tighter, we look around the room instead.",
      },
    ],
    close: "Your own hands can do that anywhere. How steady do you feel right now, in your own words?",
  },
  {
    ...ANY,
    id: "feet-and-hands",
    chip: "Feel feet and hands",
    asked: /\bbody scan\b|feet and hands|feel my body/i,
    feelings: ["numb", "angry", "tired", "overwhelmed"],
    offer: "We could go through feet, legs and hands for a minute, with your eyes open, and skip whatever feels bad.",
    why: "Feet and hands are often the easiest places to feel when the middle of the body is too loud or too far away.",
    steps: [
      {
        plainLead: "Skip any part you like.",
        ask: "Begin with your feet: how do your socks, shoes or the floor feel?",
        hint: "Warm or cool, soft or hard? One word is enough.",
      },
      {
        plainLead: "That is enough looking. Nothing has to change.",
        ask: "Make fists for three seconds and open them slowly. What do your fingers feel like now?",
        hint: "Tingling, warm, tired, or nothing yet?",
      },
      {
        plainLead: "Slowly now.",
        ask: "Push your palms together, or against the table, for one breath. Where do you feel your own strength?",
        hint: "The arms, the back, the belly? A little is enough.",
      },
    ],
    close: "You have a body in a room, and it is holding you. What would be good for it in the next ten minutes?",
  },
];
