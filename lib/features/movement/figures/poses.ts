import type { ArmWish, Figure, LegWish, Pose, Prop } from "./types";

/**
 * The differences from a base pose. `arms` and `legs` set both sides; in the front view the sides
 * mirror each other.
 */
export interface Change {
  readonly pin?: Pose["pin"];
  readonly spine?: number | Pose["spine"];
  readonly head?: number;
  readonly arms?: ArmWish;
  readonly legs?: LegWish;
  readonly nearArm?: ArmWish;
  readonly farArm?: ArmWish;
  readonly nearLeg?: LegWish;
  readonly farLeg?: LegWish;
  readonly shrug?: number;
  readonly gaze?: number;
}

/** Standing on both feet, facing right. */
export const STAND: Pose = {
  pin: ["nearAnkle", 58, 106],
  spine: [-90, -90],
  head: -90,
  nearArm: [96, 84],
  farArm: [86, 74],
  nearLeg: [90, 90, 0],
  farLeg: [90, 90, 0],
};

/** On a chair with its back at x 30. */
export const SIT: Pose = {
  ...STAND,
  pin: ["pelvis", 45, 86],
  nearArm: [74, 34],
  farArm: [70, 30],
  nearLeg: [0, 90, 0],
  farLeg: [2, 90, 0],
};

/** On the floor, legs long. */
export const LONG_SIT: Pose = {
  ...STAND,
  pin: ["pelvis", 42, 103],
  spine: [-92, -88],
  nearArm: [110, 96],
  farArm: [106, 92],
  nearLeg: [2, 4, -75],
  farLeg: [0, 4, -75],
};

/** On the back, head to the left, knees bent. */
export const SUPINE: Pose = {
  pin: ["pelvis", 62, 103],
  spine: [180, 180],
  head: 181,
  nearArm: [10, 6],
  farArm: [6, 2],
  nearLeg: [-52, 70, 0],
  farLeg: [-48, 74, 0],
};

/** On the side, head to the left on the lower arm, knees a little bent. */
export const SIDE_LYING: Pose = {
  ...SUPINE,
  pin: ["pelvis", 60, 102],
  spine: [181, 179],
  head: 174,
  nearArm: [28, 4],
  farArm: [172, 184],
  nearLeg: { to: [97, 104], bend: 1, foot: 10 },
  farLeg: { to: [98, 106], bend: 1, foot: 10 },
};

/** On the front, head to the right. */
export const PRONE: Pose = {
  pin: ["pelvis", 52, 104],
  spine: [0, 0],
  head: 2,
  nearArm: [60, 0],
  farArm: [60, 0],
  nearLeg: [179, 178, 165],
  farLeg: [180, 178, 165],
};

/** On hands and knees, head to the right. */
export const ALL_FOURS: Pose = {
  pin: ["nearKnee", 42, 106],
  spine: [-5, -5],
  head: -8,
  nearArm: [90, 90],
  farArm: [86, 86],
  nearLeg: [90, 180, 178],
  farLeg: [88, 180, 178],
};

/** On both knees, upright. */
export const KNEEL: Pose = {
  ...ALL_FOURS,
  spine: [-90, -90],
  head: -90,
  nearArm: [92, 80],
  farArm: [84, 72],
};

/** Standing, seen from the front. */
const FRONT: Pose = {
  pin: ["nearAnkle", 66, 106],
  spine: [-90, -90],
  head: -90,
  nearArm: [76, 84],
  farArm: [104, 96],
  nearLeg: [88, 89, 50],
  farLeg: [92, 91, 130],
};

const mirrored = <Wish extends ArmWish | LegWish>(wish: Wish): Wish => {
  if (!("to" in wish)) return wish.map((angle) => 180 - angle) as unknown as Wish;
  const [x, y] = wish.to;
  const foot = "foot" in wish && wish.foot !== undefined ? { foot: 180 - wish.foot } : {};
  return { ...wish, ...foot, to: [120 - x, y], bend: wish.bend === 1 ? -1 : 1 } as unknown as Wish;
};

function changed(base: Pose, { arms, legs, spine, ...rest }: Change, isFront: boolean): Pose {
  const other = <Wish extends ArmWish | LegWish>(wish: Wish): Wish =>
    isFront ? mirrored(wish) : wish;
  return {
    ...base,
    ...(arms ? { nearArm: arms, farArm: other(arms) } : {}),
    ...(legs ? { nearLeg: legs, farLeg: other(legs) } : {}),
    ...(spine === undefined ? {} : { spine: typeof spine === "number" ? [spine, spine] : spine }),
    ...rest,
  };
}

/** A figure in side view: a base, its start, and its end (as changes from the start). */
export function side(
  base: Pose,
  from: Change,
  to: Change,
  says: string,
  ...props: readonly Prop[]
): Figure {
  const begin = changed(base, from, false);
  return { view: "side", from: begin, to: changed(begin, to, false), props, says };
}

/** The same in front view. */
export function front(from: Change, to: Change, says: string, ...props: readonly Prop[]): Figure {
  const begin = changed(FRONT, from, true);
  return { view: "front", from: begin, to: changed(begin, to, true), props, says };
}

export const MAT: Prop = { kind: "mat" };
export const CHAIR: Prop = { kind: "chair", x: 30 };
/** A chair to hold on to. */
export const HOLD: Prop = { kind: "chair", x: 82 };
export const WALL: Prop = { kind: "wall", x: 98 };
/** Where a hand touches that wall. */
export const AT_WALL = 95;
