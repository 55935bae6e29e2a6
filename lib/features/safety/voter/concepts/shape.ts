/**
 * Ideas that mark danger or its absence, each with the words that name it in a language. The learned voter reads texts also as
 * sequences of these, so that what it learns from a sentence in one language holds in the others, and for words it never met.
 */
// biome-ignore format: a table
export const CONCEPTS = [
  // who
  "i", "we", "you", "he", "she", "they", "mother", "father", "sibling", "child", "partner", "grandparent", "relative", "friend",
  "stranger", "teacher", "boss", "doctor", "police", "god", "pet", "group",
  // what is said of them
  "not", "without", "stop", "again", "begin", "want", "need", "will", "would", "can", "must", "try", "think", "say", "promise", "secret",
  "know", "ask", "pretend", "maybe", "if", "always", "last", "only", "everything", "nothing", "too_much",
  // when
  "now", "tonight", "tomorrow", "day", "soon", "yesterday", "long_ago", "used_to", "years", "future", "number",
  // life and death
  "die", "dead", "kill", "suicide", "alive", "wake", "sleep", "disappear", "end", "heaven", "join", "grave", "born", "worth", "burden",
  "rest", "leave", "goodbye", "letter", "will_document", "give_away", "tidy_up", "sorry", "forgive", "thank", "remember_me", "pain",
  // means and places
  "pill", "overdose", "poison", "alcohol", "drug", "blade", "cut", "rope", "gun", "bomb", "fire", "height", "jump", "train", "water",
  "car", "gas", "weapon", "needle", "buy", "hide", "have_ready", "lock", "bathroom", "alone", "plan",
  // harm between people
  "hit", "choke", "push", "throw", "burn", "bruise", "blood", "wound", "scar", "skin", "break_bone", "rape", "touch_body", "undress", "photo", "force",
  "threat", "control", "follow", "shout", "insult", "hurt", "hate", "revenge", "enemy", "afraid", "hungry", "money", "phone", "door",
  // body and mind
  "faint", "breath", "heart", "chest", "dizzy", "vomit", "unconscious", "seizure", "allergy", "swell", "ambulance", "hospital", "medicine",
  "eat", "food", "fat", "weight", "purge", "calorie", "voice", "order", "watched", "chip", "chosen", "devil", "see_things",
  "sad", "tired", "empty", "hopeless", "alone_feeling", "numb", "angry", "shame", "calm", "happy", "better", "hope", "help", "love", "cry",
  // what it may be instead
  "film", "book", "game", "news", "school", "work", "study", "law", "sport", "joke", "figure_of_speech", "past_treatment", "therapy", "garden", "cook",
  "travel", "birthday", "party", "music", "weather", "baby", "pregnant", "war", "prison", "church", "internet",
] as const;
export type Concept = (typeof CONCEPTS)[number];

/** Words and word beginnings ("hit*") for each idea, spelt as the detector folds them: lower case, no accents or apostrophes. */
export type ConceptWords = Readonly<Record<Concept, string>>;
