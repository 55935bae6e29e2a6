import type { Ink, Part } from "./parts";
import { propParts } from "./props";
import { BONE, between, FLOOR, jointsOf, mix, SHOULDER_AT, solvePair, WIDTH } from "./skeleton";
import type { Angle, Figure, Point, Pose, Solved } from "./types";

/**
 * Fractions of the movement at which the body's position is computed; in between, a straight line
 * is close enough.
 */
export const MOMENTS = [0, 0.146, 0.5, 0.854, 1] as const;

const THICK = { arm: 6.2, forearm: 5.6, thigh: 9, shin: 7.2, foot: 5.4, side: 13, front: 15 };

type Pair = readonly [Solved, Solved];

const turn = ([a, b]: Pair, angle: (pose: Solved) => Angle): readonly [Angle, Angle] => [
  angle(a),
  angle(b),
];
const bone = (length: number, width: number, ink: Ink): Part => ({
  kind: "line",
  from: [0, 0],
  to: [length, 0],
  width,
  ink,
});
const group = (turnBy: readonly [Angle, Angle], parts: readonly Part[], at?: Point): Part => ({
  kind: "group",
  turn: turnBy,
  at,
  parts,
});

/** A limb: each bone's angle is relative to the one before it. */
function leg(pair: Pair, which: "near" | "far", hip: Point): Part {
  const far = which === "far";
  const legs = (pose: Solved) => pose.legs[which];
  return group(
    turn(pair, (pose) => legs(pose)[0] - pose.spine[0]),
    [
      group(
        turn(pair, (pose) => legs(pose)[1] - legs(pose)[0]),
        [
          group(
            turn(pair, (pose) => legs(pose)[2] - legs(pose)[1]),
            [bone(BONE.foot, THICK.foot, "shoe")],
            [BONE.shin, 0],
          ),
          bone(BONE.shin, THICK.shin, far ? "trousersFar" : "trousers"),
        ],
        [BONE.thigh, 0],
      ),
      bone(BONE.thigh, THICK.thigh, far ? "trousersFar" : "trousers"),
    ],
    hip,
  );
}

function arm(pair: Pair, which: "near" | "far", shoulder: readonly Point[]): Part {
  const skin = which === "far" ? "skinFar" : "skin";
  const arms = (pose: Solved) => pose.arms[which];
  return {
    kind: "group",
    path: shoulder,
    turn: turn(pair, (pose) => arms(pose)[0] - pose.spine[1]),
    parts: [
      group(
        turn(pair, (pose) => arms(pose)[1] - arms(pose)[0]),
        [
          bone(BONE.forearm - 1, THICK.forearm, skin),
          { kind: "dot", at: [BONE.forearm, 0], r: 3.4, ink: skin },
        ],
        [BONE.arm, 0],
      ),
      bone(BONE.arm, THICK.arm, skin),
      { kind: "line", from: [0, 0], to: [4.5, 0], width: THICK.arm + 1.6, ink: "shirt" },
    ],
  };
}

/** In the head's own coordinates: x toward its crown, y toward its face. */
const HEAD: Readonly<
  Record<Figure["view"], { readonly skull: readonly Part[]; readonly face: readonly Part[] }>
> = {
  side: {
    skull: [
      { kind: "line", from: [-11, 0], to: [-4, 0], width: 5, ink: "skin" },
      { kind: "dot", at: [4, -7.4], r: 2.9, ink: "hair" },
      { kind: "dot", at: [0, 0], r: 7.5, ink: "skin" },
      {
        kind: "shape",
        d: "M5.600 5.300A7.700 7.700 0 0 0-4.200-6.500C-1-5.500 1.800-3 2.600.4 3.200 2.800 4.200 4.200 5.600 5.300Z",
        ink: "hair",
      },
    ],
    face: [
      { kind: "dot", at: [0.8, 4.3], r: 0.95, ink: "face" },
      { kind: "shape", d: "M-2.700 4.200Q-3.600 5.200-2.900 6.200", ink: "face", stroke: 0.9 },
    ],
  },
  front: {
    skull: [
      { kind: "line", from: [-11, 0], to: [-4, 0], width: 5, ink: "skin" },
      { kind: "dot", at: [7.6, 0], r: 3, ink: "hair" },
      { kind: "dot", at: [0, 0], r: 7.5, ink: "skin" },
      {
        kind: "shape",
        d: "M1 7.600A7.700 7.700 0 0 0 1-7.600Q5.500-4 4 1 3.400 5 1 7.600Z",
        ink: "hair",
      },
    ],
    face: [
      { kind: "dot", at: [-0.4, 2.7], r: 0.95, ink: "face" },
      { kind: "dot", at: [-0.4, -2.7], r: 0.95, ink: "face" },
      { kind: "shape", d: "M-3.100-1.900Q-4.700 0-3.100 1.900", ink: "face", stroke: 0.9 },
    ],
  },
};

/** All parts of the picture, back to front. */
export function drawingOf(figure: Figure): readonly Part[] {
  const { view } = figure;
  const pair: Pair = solvePair(view, figure.from, figure.to);
  const moments = MOMENTS.map((share) =>
    between(view, pair, [figure.from.pin, figure.to.pin], share),
  );
  const joints = moments.map((moment) => jointsOf(view, moment));
  const { hip, shoulder } = WIDTH[view];
  const lower = turn(pair, (pose) => pose.spine[0]);
  const upper = turn(pair, (pose) => pose.spine[1] - pose.spine[0]);
  const shoulderAt = (sideways: number) =>
    onTheWay(figure, (pose) => [SHOULDER_AT + (pose.shrug ?? 0), sideways]);
  const onSpine = (parts: readonly Part[]) => group(upper, parts, [BONE.lower, 0]);
  const { skull, face } = HEAD[view];
  const looks = onTheWay(figure, (pose) => [0, pose.gaze ?? 0]);
  const head = group(
    turn(pair, (pose) => pose.head - pose.spine[1]),
    [
      {
        kind: "group",
        at: [BONE.neck, 0],
        parts: [...skull, { kind: "group", path: looks, parts: face }],
      },
    ],
    [BONE.upper, 0],
  );
  const trunk: Part[] = [
    onSpine([head, bone(BONE.upper - 3, THICK[view], "shirt"), ...shoulders(shoulder)]),
    { kind: "line", from: [3, 0], to: [BONE.lower, 0], width: THICK[view], ink: "shirt" },
    {
      kind: "line",
      from: [0, -hip / 2],
      to: [0, hip / 2],
      width: THICK.side - 0.6,
      ink: "trousers",
    },
  ];
  const body: Part = {
    kind: "group",
    path: moments.map(({ pelvis }) => pelvis),
    parts: [
      group(lower, [
        onSpine([arm(pair, "far", shoulderAt(-shoulder))]),
        leg(pair, "far", [0, -hip]),
        leg(pair, "near", [0, hip]),
        ...trunk,
        onSpine([arm(pair, "near", shoulderAt(shoulder))]),
      ]),
    ],
  };
  const { behind, before } = propParts(figure.props, joints);
  const onMat = figure.props.some(({ kind }) => kind === "mat");
  const floor: Part = {
    kind: "line",
    from: [12, FLOOR + 2],
    to: [108, FLOOR + 2],
    width: 2.4,
    ink: "floor",
  };
  const scene = [...(onMat ? [] : [floor]), ...behind, body, ...before];
  return onMat ? [{ kind: "group", at: [0, -liftOf(joints)], parts: scene }] : scene;
}

const MAX_LIFT = 20;

/** How far a low scene on a mat is moved up toward the middle of the picture. */
function liftOf(moments: readonly Readonly<Record<string, Point>>[]): number {
  const top = Math.min(...moments.flatMap((joints) => Object.values(joints).map(([, y]) => y)));
  return Math.max(0, Math.min(MAX_LIFT, (top - 44) / 2));
}

/** A point of the pose, at each of MOMENTS. */
const onTheWay = ({ from, to }: Figure, place: (pose: Pose) => Point): readonly Point[] => {
  const [[x, y], [toX, toY]] = [place(from), place(to)];
  return MOMENTS.map((share) => [mix(x, toX, share), mix(y, toY, share)]);
};

const shoulders = (width: number): readonly Part[] =>
  width === 0
    ? []
    : [
        {
          kind: "line",
          from: [SHOULDER_AT - 1, -width + 1],
          to: [SHOULDER_AT - 1, width - 1],
          width: 8,
          ink: "shirt",
        },
      ];
