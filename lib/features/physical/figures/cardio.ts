import { ALL_FOURS, CHAIR, front, MAT, PRONE, SIT, STAND, side } from "./poses";
import type { Figure } from "./types";

export const CARDIO = {
  "march-in-place": side(
    STAND,
    { pin: ["farAnkle", 58, 106], nearLeg: [20, 96, 10], farArm: [56, -30], nearArm: [124, 60] },
    { pin: ["nearAnkle", 58, 106], nearLeg: [90, 90, 0], farLeg: [20, 96, 10], nearArm: [56, -30], farArm: [124, 60] },
    "A person marches on the spot with swinging arms.",
  ),
  "side-step-touch": front(
    { arms: [70, 20] },
    { pin: ["farAnkle", 54, 106], nearLeg: [58, 76, 40], farLeg: [98, 92, 130], nearArm: [20, -10], farArm: [160, 190] },
    "A person steps to the side and swings the arms.",
  ),
  "seated-march": side(
    SIT,
    { nearLeg: [-34, 74, 0], farArm: [50, -20], nearArm: [112, 50] },
    { nearLeg: [0, 90, 0], farLeg: [-32, 76, 0], nearArm: [50, -20], farArm: [112, 50] },
    "A person on a chair lifts the knees in turn.",
    CHAIR,
  ),
  "heel-digs": side(
    STAND,
    { pin: ["farAnkle", 52, 106] },
    { pin: ["farAnkle", 52, 106], farLeg: [84, 98, 0], nearLeg: { to: [82, 104], foot: -50 }, nearArm: [60, -20], farArm: [20, -10] },
    "A person puts one heel forward on the floor, toes up.",
  ),
  "arm-circles": front({ arms: [24, 20] }, { arms: [-26, -30] }, "A person draws circles with both arms out to the sides."),
  "seated-punches": side(
    SIT,
    { nearArm: [110, -30], farArm: [-4, -4] },
    { nearArm: [-4, -4], farArm: [110, -30] },
    "A person on a chair punches forward, one arm after the other.",
    CHAIR,
  ),
  "high-knees-walk": side(
    STAND,
    { pin: ["farAnkle", 58, 106], nearLeg: [-6, 92, 20], farArm: [46, -50], nearArm: [130, 60] },
    { pin: ["nearAnkle", 58, 106], nearLeg: [90, 90, 0], farLeg: [-6, 92, 20], nearArm: [46, -50], farArm: [130, 60] },
    "A person walks on the spot and lifts the knees to hip height.",
  ),
  "step-jack": front(
    {},
    { pin: ["farAnkle", 54, 106], nearLeg: [62, 72, 40], farLeg: [94, 91, 130], arms: [-48, -60] },
    "A person steps to the side with both arms up.",
  ),
  "shadow-boxing": side(
    STAND,
    { pin: ["farAnkle", 46, 106], nearLeg: { to: [72, 106] }, farLeg: [98, 108, 0], nearArm: [80, -70], farArm: [70, -66] },
    { spine: -84, nearArm: [-2, -4] },
    "A person with one foot in front punches straight ahead.",
  ),
  "stair-walk": side(
    STAND,
    { pin: ["farAnkle", 44, 106], spine: -84, nearLeg: { to: [72, 97] }, nearArm: [116, 70], farArm: [60, 0] },
    { pin: ["farAnkle", 60, 97], nearLeg: { to: [84, 84] }, farLeg: [98, 100, 10], spine: -82, nearArm: [60, 0], farArm: [116, 70] },
    "A person walks up stairs.",
    { kind: "step", x: 56 },
    { kind: "stair", x: 80 },
  ),
  "invisible-rope": side(
    STAND,
    { legs: [80, 104, 0], arms: [100, 30] },
    { pin: ["nearAnkle", 58, 95], legs: [88, 94, 60], arms: [104, 50] },
    "A person takes small hops and turns an unseen rope.",
  ),
  "heel-kicks": side(
    STAND,
    { pin: ["farAnkle", 58, 106], nearLeg: [96, 204, 220], farArm: [60, -20], nearArm: [120, 60] },
    { pin: ["nearAnkle", 58, 106], nearLeg: [90, 90, 0], farLeg: [96, 204, 220], nearArm: [60, -20], farArm: [120, 60] },
    "A person jogs on the spot and brings the heels up behind.",
  ),
  "jumping-jack": front(
    {},
    { pin: ["nearAnkle", 80, 98], legs: [66, 70, 40], arms: [-58, -66] },
    "A person jumps the feet apart and swings the arms up.",
  ),
  "mountain-climber": side(
    PRONE,
    { pin: ["farAnkle", 14, 103], spine: -24, head: -20, arms: { to: [82, 108], bend: 1 }, farLeg: [154, 158, 96], nearLeg: [34, 134, 120] },
    { nearLeg: [152, 156, 96], farLeg: [152, 156, 96] },
    "A person on hands and toes brings one knee to the chest.",
    MAT,
  ),
  "skater-step": front(
    { pin: ["farAnkle", 40, 106], farLeg: [102, 84, 130], nearLeg: [112, 150, 130], spine: [-84, -80], nearArm: [60, 80], farArm: [150, 170] },
    { pin: ["nearAnkle", 80, 106], nearLeg: [78, 96, 50], farLeg: [68, 30, 50], spine: [-96, -100], nearArm: [30, 10], farArm: [120, 100] },
    "A person steps wide from one foot to the other like a skater.",
  ),
  "squat-jump": side(
    STAND,
    { spine: -62, head: -68, legs: [24, 112, 0], arms: [130, 120] },
    { pin: ["nearAnkle", 60, 99], spine: -90, head: -94, legs: [90, 92, 60], arms: [-52, -64] },
    "A person squats, then jumps up and reaches high.",
  ),
  "run-in-place": side(
    STAND,
    { pin: ["farAnkle", 56, 104], spine: -84, nearLeg: [6, 110, 30], farLeg: [96, 98, 40], farArm: [40, -50], nearArm: [140, 60] },
    { pin: ["nearAnkle", 56, 104], nearLeg: [96, 98, 40], farLeg: [6, 110, 30], nearArm: [40, -50], farArm: [140, 60] },
    "A person runs on the spot with light steps.",
  ),
  "bear-crawl": side(
    ALL_FOURS,
    { pin: ["farKnee", 40, 98], spine: 2, nearLeg: [70, 160, 92], farLeg: [100, 170, 92], nearArm: { to: [70, 108] }, farArm: { to: [88, 108] } },
    { pin: ["farKnee", 50, 98], nearLeg: [100, 170, 92], farLeg: [70, 160, 92], nearArm: { to: [90, 108] }, farArm: { to: [72, 108] } },
    "A person crawls on hands and feet with lifted knees.",
    MAT,
  ),
} satisfies Readonly<Record<string, Figure>>;
