/** The published guidance the exercises follow; the wording is our own. */
export const ACSM =
  "American College of Sports Medicine, Guidelines for Exercise Testing and Prescription, 11th ed., 2021";
export const NHS_STRENGTH = "NHS, Strength exercises";
export const NHS_FLEXIBILITY = "NHS, Flexibility exercises";
export const NHS_BALANCE = "NHS, Balance exercises";
export const NHS_SITTING = "NHS, Sitting exercises";
export const NHS_BREATHING = "NHS, Breathing exercises for stress";
export const NHS_WARM_UP = "NHS, How to warm up before exercising";
export const CSP = "Chartered Society of Physiotherapy, exercise advice for the public";
export const AAOS_SPINE = "American Academy of Orthopaedic Surgeons, Spine Conditioning Program";
export const AAOS_SHOULDER =
  "American Academy of Orthopaedic Surgeons, Rotator Cuff and Shoulder Conditioning Program";
export const AAOS_HIP = "American Academy of Orthopaedic Surgeons, Hip Conditioning Program";
export const AAOS_KNEE = "American Academy of Orthopaedic Surgeons, Knee Conditioning Program";
export const AAOS_FOOT =
  "American Academy of Orthopaedic Surgeons, Foot and Ankle Conditioning Program";
export const AAOS_ELBOW =
  "American Academy of Orthopaedic Surgeons, Therapeutic Exercise Program for Epicondylitis";
export const OTAGO = "Otago Exercise Programme: Campbell and Robertson, Otago Medical School, 2003";
export const NIA = "US National Institute on Aging, Exercise and Physical Activity guide";
export const WHO =
  "World Health Organization, Guidelines on physical activity and sedentary behaviour, 2020";
export const VERSUS_ARTHRITIS = "Versus Arthritis, Exercises to manage pain";
export const MCGILL = "McGill, Low Back Disorders, 3rd ed., 2015";
export const MCKENZIE =
  "McKenzie and May, The Lumbar Spine: Mechanical Diagnosis and Therapy, 2nd ed., 2003";
export const ALFREDSON =
  "Alfredson et al., American Journal of Sports Medicine 26, 1998 (slow heel lowering)";
export const TENDON_GLIDES = "Wehbé and Hunter, Journal of Hand Surgery 10, 1985 (tendon gliding)";
export const CHIN_TUCK = "Jull et al., Spine 27, 2002 (training of the deep neck muscles)";
export const CODMAN =
  "Codman, The Shoulder, 1934; AAOS Rotator Cuff and Shoulder Conditioning Program";
export const FIFA_11 = "FIFA 11+: Soligard et al., BMJ 337, 2008";
export const JACOBSON = "Jacobson, Progressive Relaxation, 2nd ed., 1938; NHS relaxation advice";
export const STAR_REACH =
  "Plisky et al., Journal of Orthopaedic and Sports Physical Therapy 36, 2006 (star reach)";
