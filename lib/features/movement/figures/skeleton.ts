import type { Angle, ArmWish, Joint, LegWish, Point, Pose, Solved, View } from "./types";

/** The floor, and an ankle's or a hand's height above it. */
export const FLOOR = 110;

/**
 * Bone lengths in picture units; about seven and a half heads tall, as in drawing books, with a
 * slightly larger head.
 */
export const BONE = {
  lower: 14,
  upper: 14,
  neck: 10.5,
  arm: 14,
  forearm: 13,
  thigh: 21,
  shin: 20,
  foot: 7,
} as const;

/** Half the width of hips and shoulders. In side view one side hides the other. */
export const WIDTH: Readonly<Record<View, { readonly hip: number; readonly shoulder: number }>> = {
  side: { hip: 0, shoulder: 0 },
  front: { hip: 4.5, shoulder: 9 },
};

/** The shoulders sit a little below the neck. */
export const SHOULDER_AT = 12;

const RADIAN = Math.PI / 180;

const along = ([x, y]: Point, angle: Angle, length: number): Point => [
  x + Math.cos(angle * RADIAN) * length,
  y + Math.sin(angle * RADIAN) * length,
];

const minus = ([x, y]: Point, [a, b]: Point): Point => [x - a, y - b];
export const mix = (from: number, to: number, share: number): number => from + (to - from) * share;

/** Two bones from `start` that end at `to`, or as near as they reach (law of cosines). */
function reach(
  start: Point,
  to: Point,
  first: number,
  second: number,
  bend: 1 | -1,
): readonly [Angle, Angle] {
  const [dx, dy] = minus(to, start);
  const distance = Math.max(
    Math.abs(first - second) + 0.01,
    Math.min(first + second - 0.01, Math.hypot(dx, dy)),
  );
  const towards = Math.atan2(dy, dx);
  const inner = Math.acos((first ** 2 + distance ** 2 - second ** 2) / (2 * first * distance));
  const outer = Math.acos((second ** 2 + distance ** 2 - first ** 2) / (2 * second * distance));
  return [(towards - bend * inner) / RADIAN, (towards + bend * outer) / RADIAN];
}

type Side = "near" | "far";
const SIDES = ["near", "far"] as const;
const outward = (side: Side) => (side === "near" ? 1 : -1);

const hipOf = (view: View, pelvis: Point, lower: Angle, side: Side): Point =>
  along(pelvis, lower + 90, outward(side) * WIDTH[view].hip);

function shoulderOf(view: View, pelvis: Point, [lower, upper]: Pose["spine"], side: Side): Point {
  const chest = along(pelvis, lower, BONE.lower);
  return along(along(chest, upper, SHOULDER_AT), upper + 90, outward(side) * WIDTH[view].shoulder);
}

/** Elbows bend forward and up, knees backward, unless a pose says otherwise. */
function armAngles(wish: ArmWish, shoulder: Point): readonly [Angle, Angle] {
  return "to" in wish ? reach(shoulder, wish.to, BONE.arm, BONE.forearm, wish.bend ?? -1) : wish;
}

function legAngles(wish: LegWish, hip: Point): readonly [Angle, Angle, Angle] {
  if (!("to" in wish)) return wish;
  return [...reach(hip, wish.to, BONE.thigh, BONE.shin, wish.bend ?? 1), wish.foot ?? 0];
}

/** The joint positions of a solved pose. */
export function jointsOf(
  view: View,
  { pelvis, spine, arms, legs }: Solved,
): Readonly<Record<Joint, Point>> {
  const hand = (side: Side) => {
    const elbow = along(shoulderOf(view, pelvis, spine, side), arms[side][0], BONE.arm);
    return along(elbow, arms[side][1], BONE.forearm);
  };
  const knee = (side: Side) =>
    along(hipOf(view, pelvis, spine[0], side), legs[side][0], BONE.thigh);
  const ankle = (side: Side) => along(knee(side), legs[side][1], BONE.shin);
  return {
    pelvis,
    neck: along(along(pelvis, spine[0], BONE.lower), spine[1], BONE.upper),
    nearHand: hand("near"),
    farHand: hand("far"),
    nearKnee: knee("near"),
    farKnee: knee("far"),
    nearAnkle: ankle("near"),
    farAnkle: ankle("far"),
  };
}

/**
 * Converts a pose to angles: pins it to the world, then has hands and feet reach for their targets.
 */
function solve(view: View, pose: Pose): Solved {
  const [joint, x, y] = pose.pin;
  const anyhow = (wish: LegWish) => ("to" in wish ? ([90, 90, 0] as const) : wish);
  const loose: Solved = {
    spine: pose.spine,
    head: pose.head,
    arms: { near: [90, 90], far: [90, 90] },
    legs: { near: anyhow(pose.nearLeg), far: anyhow(pose.farLeg) },
    pelvis: [0, 0],
  };
  const pelvis = minus([x, y], jointsOf(view, loose)[joint]);
  const shoulders = SIDES.map((side) => shoulderOf(view, pelvis, pose.spine, side));
  const hips = SIDES.map((side) => hipOf(view, pelvis, pose.spine[0], side));
  const [nearShoulder = pelvis, farShoulder = pelvis] = shoulders;
  const [nearHip = pelvis, farHip = pelvis] = hips;
  return {
    ...loose,
    pelvis,
    arms: { near: armAngles(pose.nearArm, nearShoulder), far: armAngles(pose.farArm, farShoulder) },
    legs: { near: legAngles(pose.nearLeg, nearHip), far: legAngles(pose.farLeg, farHip) },
  };
}

/** The same angle, expressed so that it's the shorter way from `from`. */
const nearTo = (from: Angle, angle: Angle): Angle => angle - 360 * Math.round((angle - from) / 360);

/**
 * Solves both poses of a movement. Explicit angles turn as written; when a hand or foot reaches for
 * a target, its bones take the shorter way.
 */
export function solvePair(view: View, from: Pose, to: Pose): readonly [Solved, Solved] {
  const [a, b] = [solve(view, from), solve(view, to)];
  const eased = <Angles extends readonly Angle[]>(
    wish: ArmWish | LegWish,
    begin: Angles,
    end: Angles,
  ): Angles =>
    "to" in wish
      ? (end.map((angle, at) => nearTo(begin[at] ?? 0, angle)) as unknown as Angles)
      : end;
  return [
    a,
    {
      ...b,
      arms: {
        near: eased(to.nearArm, a.arms.near, b.arms.near),
        far: eased(to.farArm, a.arms.far, b.arms.far),
      },
      legs: {
        near: eased(to.nearLeg, a.legs.near, b.legs.near),
        far: eased(to.farLeg, a.legs.far, b.legs.far),
      },
    },
  ];
}

const pairMix = (a: readonly number[], b: readonly number[], share: number) =>
  a.map((value, at) => mix(value, b[at] ?? value, share));

/**
 * The pose between two solved ones (`share` 0-1): every bone has turned that far, and the pinned
 * joint is on its way between the two pins. Bones keep their length, so a planted foot stays
 * planted.
 */
export function between(
  view: View,
  [a, b]: readonly [Solved, Solved],
  pins: readonly [Pose["pin"], Pose["pin"]],
  share: number,
): Solved {
  const two = (x: readonly number[], y: readonly number[]) =>
    pairMix(x, y, share) as [number, number];
  const three = (x: readonly number[], y: readonly number[]) =>
    pairMix(x, y, share) as [number, number, number];
  const turned: Solved = {
    spine: two(a.spine, b.spine),
    head: mix(a.head, b.head, share),
    arms: { near: two(a.arms.near, b.arms.near), far: two(a.arms.far, b.arms.far) },
    legs: { near: three(a.legs.near, b.legs.near), far: three(a.legs.far, b.legs.far) },
    pelvis: [0, 0],
  };
  const [[joint, x, y], [other, toX, toY]] = pins;
  // From one foot to the other, the weight itself moves.
  if (joint !== other) return { ...turned, pelvis: two(a.pelvis, b.pelvis) };
  const pelvis = minus([mix(x, toX, share), mix(y, toY, share)], jointsOf(view, turned)[joint]);
  return { ...turned, pelvis };
}
