import type { Angle, Point } from "./types";

/** Color names; the renderer decides how they look. */
export type Ink =
  | "skin"
  | "skinFar"
  | "shirt"
  | "trousers"
  | "trousersFar"
  | "hair"
  | "face"
  | "shoe"
  | "prop"
  | "propDeep"
  | "wall"
  | "band"
  | "floor";

/** One part of a drawing. A group turns (degrees), moves and stretches between the two poses. */
export type Part =
  | {
      readonly kind: "group";
      readonly at?: Point;
      readonly turn?: readonly [Angle, Angle];
      /** Positions at MOMENTS. */
      readonly path?: readonly Point[];
      readonly stretch?: readonly [number, number];
      readonly parts: readonly Part[];
    }
  | {
      readonly kind: "line";
      readonly from: Point;
      readonly to: Point;
      readonly width: number;
      readonly ink: Ink;
    }
  | { readonly kind: "dot"; readonly at: Point; readonly r: number; readonly ink: Ink }
  | { readonly kind: "shape"; readonly d: string; readonly ink: Ink; readonly stroke?: number };
