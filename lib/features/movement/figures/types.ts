/** x to the right, y down, in a square of 120 by 120. */
export type Point = readonly [x: number, y: number];

/** Where a bone points: degrees, 0 to the right, 90 down. The figure's side view faces right. */
export type Angle = number;

/**
 * Angles, or a target for the hand or ankle; `bend` flips the joint in between to the other side.
 */
interface Reach {
  readonly to: Point;
  readonly bend?: 1 | -1;
}
export type ArmWish = readonly [upper: Angle, fore: Angle] | Reach;
export type LegWish =
  | readonly [thigh: Angle, shin: Angle, foot: Angle]
  | (Reach & { readonly foot?: Angle });

const JOINTS = [
  "pelvis",
  "neck",
  "nearHand",
  "farHand",
  "nearKnee",
  "farKnee",
  "nearAnkle",
  "farAnkle",
] as const;
export type Joint = (typeof JOINTS)[number];

export interface Pose {
  /** The joint fixed to the world, and its position. */
  readonly pin: readonly [joint: Joint, x: number, y: number];
  /** From the pelvis up, then on to the neck. */
  readonly spine: readonly [lower: Angle, upper: Angle];
  readonly head: Angle;
  /** In front view, "near" is on the right of the picture. */
  readonly nearArm: ArmWish;
  readonly farArm: ArmWish;
  readonly nearLeg: LegWish;
  readonly farLeg: LegWish;
  /** How far the shoulders are raised, in units. */
  readonly shrug?: number;
  /** In front view: how far the face is turned to the right of the picture, in units. */
  readonly gaze?: number;
}

export type View = "side" | "front";

export type Prop =
  /** Its back at `x`, its seat to the right of it. */
  | { readonly kind: "chair"; readonly x: number }
  | { readonly kind: "wall"; readonly x: number }
  /** A wall the figure leans against, in front view. */
  | { readonly kind: "wall-behind" }
  | { readonly kind: "mat" }
  /** A step from `x` to the right edge, and the one above it. */
  | { readonly kind: "step"; readonly x: number }
  | { readonly kind: "stair"; readonly x: number }
  /** A step that ends to the right of `x`. */
  | { readonly kind: "low-step"; readonly x: number }
  | { readonly kind: "band"; readonly between: readonly [Joint, Joint] }
  | { readonly kind: "towel"; readonly between: readonly [Joint, Joint] }
  | { readonly kind: "roll"; readonly at: Point };

export interface Figure {
  readonly view: View;
  readonly from: Pose;
  readonly to: Pose;
  readonly props: readonly Prop[];
  /** A text description, for people who can't see the picture. */
  readonly says: string;
}

/** A pose as bone angles and joint positions. */
export interface Solved {
  readonly spine: readonly [Angle, Angle];
  readonly head: Angle;
  readonly arms: Readonly<Record<"near" | "far", readonly [Angle, Angle]>>;
  readonly legs: Readonly<Record<"near" | "far", readonly [Angle, Angle, Angle]>>;
  readonly pelvis: Point;
}
