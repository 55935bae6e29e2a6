const ACSM =
  "American College of Sports Medicine, Guidelines for Exercise Testing and Prescription, 11th ed., 2021";
const AHA = "American Heart Association, Warning signs of a heart attack";
const STROKE = "US Centers for Disease Control and Prevention, Signs and symptoms of stroke";
const SPINE = "Finucane et al., International framework for red flags of the spine, JOSPT 50, 2020";
const CLOT = "NICE guideline NG158, Venous thromboembolic diseases, 2020";
const HEADACHE = "NHS, Headaches: when to get help";
const PREGNANCY =
  "American College of Obstetricians and Gynecologists, Committee Opinion 804, 2020";
const ANKLE = "Ottawa Ankle and Knee Rules: Stiell et al., JAMA 269, 1993, and 275, 1996";
const JOINT = "NHS, Joint pain and septic arthritis";

/** The published guidance behind each sign of `RED_FLAGS`, by its id. */
export const RED_FLAG_SOURCES: Readonly<Record<string, string>> = {
  "chest-pain": AHA,
  fainting: ACSM,
  "breathless-at-rest": ACSM,
  "stroke-signs": STROKE,
  "sudden-headache": HEADACHE,
  "bladder-or-bowel": SPINE,
  "weak-or-numb": SPINE,
  "calf-swelling": CLOT,
  "racing-heart": ACSM,
  "cannot-bear-weight": ANKLE,
  "hot-joint": JOINT,
  "pregnancy-signs": PREGNANCY,
  dizzy: ACSM,
  "sharp-pain": ACSM,
};
