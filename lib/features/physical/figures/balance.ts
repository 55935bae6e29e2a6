import { ALL_FOURS, CHAIR, front, HOLD, MAT, SIT, STAND, side, WALL } from "./poses";
import type { Figure } from "./types";

export const BALANCE = {
  "weight-shift": front(
    { spine: -90 },
    { pin: ["nearAnkle", 66, 106], spine: [-90, -92], nearLeg: [98, 92, 50], farLeg: [96, 112, 120], nearArm: [60, 56], farArm: [120, 124] },
    "A person shifts the weight onto one foot.",
  ),
  "tandem-stand": side(
    STAND,
    { pin: ["nearAnkle", 62, 106], nearArm: { to: [95, 52] }, farLeg: [96, 92, 0] },
    { pin: ["nearAnkle", 66, 106], nearLeg: [84, 88, 0], farLeg: [100, 94, 0], nearArm: { to: [95, 52] } },
    "A person stands with one foot right in front of the other, fingertips on a wall.",
    WALL,
  ),
  "supported-one-leg-stand": side(
    STAND,
    { pin: ["farAnkle", 60, 106], arms: { to: [83, 61] } },
    { nearLeg: [52, 126, 30], arms: { to: [83, 61] } },
    "A person holds a chair and lifts one foot.",
    HOLD,
  ),
  "slow-march": side(
    STAND,
    { pin: ["farAnkle", 58, 106] },
    { nearLeg: [4, 92, 10], nearArm: [112, 100], farArm: [50, 10] },
    "A person lifts one knee slowly and waits.",
  ),
  "sideways-walk": front(
    { arms: { to: [66, 62], bend: 1 }, legs: [84, 94, 50] },
    { pin: ["farAnkle", 54, 106], nearLeg: [56, 74, 40], farLeg: [100, 92, 130] },
    "A person takes a step to the side.",
  ),
  "seated-reach": side(
    SIT,
    {},
    { spine: [-72, -62], head: -64, nearArm: [-8, -12] },
    "A person on a chair reaches one arm far forward.",
    CHAIR,
  ),
  "one-leg-stand": side(
    STAND,
    { pin: ["farAnkle", 60, 106] },
    { nearLeg: [94, 172, 160], nearArm: [30, 20], farArm: [148, 160] },
    "A person stands on one leg, arms out.",
  ),
  "tandem-walk": side(
    STAND,
    { pin: ["farAnkle", 56, 106], nearLeg: [70, 106, -10], nearArm: [20, 10], farArm: [160, 168] },
    { pin: ["farAnkle", 56, 106], nearLeg: [72, 80, 0], farLeg: [104, 98, 10] },
    "A person walks heel to toe with the arms out.",
  ),
  "clock-reach": side(
    STAND,
    { pin: ["farAnkle", 56, 106], arms: [70, 30], farLeg: [84, 100, 0], nearLeg: { to: [80, 104], foot: 10 } },
    { farLeg: [66, 106, 0], spine: -76, nearLeg: { to: [26, 104], foot: 50 } },
    "A person on one leg taps the other foot in front, to the side and behind.",
  ),
  "bird-dog": side(
    ALL_FOURS,
    { pin: ["farKnee", 54, 106], farLeg: [90, 180, 178], arms: { to: [82, 108] } },
    { nearLeg: [182, 182, 150], farArm: [-6, -6], nearArm: { to: [82, 108] } },
    "A person on hands and knees stretches one arm and the other leg.",
    MAT,
  ),
  "knee-lift-head-turn": front(
    { legs: [93, 91, 70], nearArm: { to: [94, 56], bend: -1 } },
    { gaze: -3.4, nearArm: { to: [94, 56], bend: -1 } },
    "A person stands with the feet in one line and turns the head.",
    { kind: "wall", x: 96 },
  ),
  "tree-pose": front(
    { pin: ["farAnkle", 56, 106], farLeg: [92, 90, 130] },
    { pin: ["farAnkle", 58, 106], nearLeg: [34, 158, 130], arms: [-62, -112] },
    "A person on one leg rests the other foot on the calf, arms up.",
  ),
  airplane: side(
    STAND,
    { pin: ["farAnkle", 58, 106] },
    { pin: ["farAnkle", 58, 106], farLeg: [80, 94, 0], spine: -12, head: -20, nearLeg: [174, 174, 160], nearArm: [30, 24], farArm: [-50, -56] },
    "A person on one leg tips forward, the other leg stretched back.",
  ),
  "one-leg-sit": side(
    STAND,
    { pin: ["farAnkle", 66, 106], arms: [30, 10], nearLeg: [66, 80, 0] },
    { pin: ["farAnkle", 66, 106], spine: -66, head: -72, arms: [10, 0], farLeg: [14, 96, 0], nearLeg: [-4, 10, -60] },
    "A person on one leg sits down slowly onto a chair.",
    { kind: "chair", x: 22 },
  ),
  "eyes-closed-stand": front(
    { legs: [92, 90, 60] },
    { spine: [-91, -92], nearArm: { to: [94, 58], bend: -1 }, farArm: [116, 110] },
    "A person stands with closed eyes, fingers near a wall.",
    { kind: "wall", x: 96 },
  ),
  "hop-and-hold": side(
    STAND,
    { pin: ["farAnkle", 44, 106], farLeg: [62, 112, 0], spine: -72, nearLeg: [92, 176, 150], arms: [110, 60] },
    { pin: ["farAnkle", 62, 94], farLeg: [84, 96, 40], spine: -84, nearLeg: [70, 160, 130], arms: [30, 0] },
    "A person hops on one leg and lands softly.",
  ),
  "star-reach": side(
    STAND,
    { pin: ["farAnkle", 54, 106], arms: [80, 120] },
    { pin: ["farAnkle", 54, 106], farLeg: [58, 112, 0], spine: -80, nearLeg: { to: [88, 106], foot: 0 }, arms: [110, 60] },
    "A person on one leg reaches the other foot far forward.",
  ),
} satisfies Readonly<Record<string, Figure>>;

