import { type Config, validators } from "tailwind-merge";

const {
  isAny,
  isArbitraryLength,
  isArbitraryNumber,
  isArbitraryValue,
  isArbitraryVariable,
  isNumber,
  isTshirtSize,
} = validators;

const SIDES = ["", "x", "y", "s", "e", "t", "r", "b", "l"] as const;
/** The groups, named by side, that a shorthand also sets. */
const COVERED = { "": SIDES.slice(1), x: ["s", "e", "r", "l"], y: ["t", "b"] } as const;

/** `p`, `px`, …: each is a group that takes any value. */
const sided = (name: string) =>
  Object.fromEntries(SIDES.map((side) => [name + side, [{ [name + side]: [isAny] }]]));
const coveredBy = (name: string) =>
  Object.fromEntries(
    Object.entries(COVERED).map(([side, others]) => [
      name + side,
      others.map((other) => name + other),
    ]),
  );

/** Groups named after their only utility, whatever its value. */
const plain = (...names: string[]) =>
  Object.fromEntries(names.map((name) => [name, [{ [name]: ["", isAny] }]]));

const width = ["", isNumber, isArbitraryLength];
const LINE_STYLES = ["solid", "dashed", "dotted", "double", "hidden", "none"];
const ALIGNED = [
  "start",
  "end",
  "center",
  "between",
  "around",
  "evenly",
  "baseline",
  "stretch",
  "normal",
];

/**
 * The kinds of utilities that our components let a caller override. The package's own table covers
 * all of Tailwind and is three quarters of its size; a test compares the two for every class in our
 * sources.
 */
export const classGroups = (): Config<string, string> => ({
  cacheSize: 500,
  theme: {},
  classGroups: {
    ...sided("p"),
    ...sided("m"),
    ...plain(
      "w",
      "h",
      "size",
      "min-w",
      "min-h",
      "max-w",
      "max-h",
      "gap",
      "gap-x",
      "gap-y",
      "basis",
      "grow",
      "shrink",
      "order",
    ),
    ...plain(
      "inset",
      "inset-x",
      "inset-y",
      "top",
      "bottom",
      "left",
      "right",
      "start",
      "end",
      "z",
      "opacity",
      "leading",
      "tracking",
    ),
    ...plain(
      "grid-cols",
      "grid-rows",
      "col-start",
      "col-end",
      "row-start",
      "row-end",
      "line-clamp",
      "aspect",
      "origin",
      "animate",
    ),
    ...plain(
      "items",
      "justify-items",
      "justify-self",
      "self",
      "place-items",
      "content",
      "list",
      "whitespace",
      "break-inside",
      "select",
    ),
    ...plain(
      "duration",
      "ease",
      "delay",
      "scale",
      "scale-x",
      "rotate",
      "translate",
      "translate-x",
      "translate-y",
      "fill",
      "resize",
    ),
    ...plain(
      "cursor",
      "pointer-events",
      "scroll-mt",
      "overscroll",
      "transition",
      "object",
      "align",
    ),
    display: [
      "block",
      "inline-block",
      "inline",
      "flex",
      "inline-flex",
      "grid",
      "inline-grid",
      "contents",
      "hidden",
    ],
    visibility: ["visible", "invisible", "collapse"],
    break: [{ break: ["normal", "words", "all", "keep"] }],
    shadow: [{ shadow: ["", "none", isTshirtSize, isArbitraryValue] }],
    "shadow-color": [{ shadow: [isAny] }],
    position: ["static", "relative", "absolute", "fixed", "sticky"],
    "col-span": [{ col: [isAny] }],
    "row-span": [{ row: [isAny] }],
    justify: [{ justify: ALIGNED }],
    "flex-direction": [{ flex: ["row", "row-reverse", "col", "col-reverse"] }],
    "flex-wrap": [{ flex: ["wrap", "wrap-reverse", "nowrap"] }],
    flex: [{ flex: [isAny] }],
    overflow: [{ overflow: ["auto", "hidden", "clip", "visible", "scroll"] }],
    ...plain("overflow-x", "overflow-y"),
    "font-size": [{ text: ["base", isTshirtSize, isArbitraryLength] }],
    "text-wrap": [{ text: ["wrap", "nowrap", "balance", "pretty"] }],
    "text-align": [{ text: ["left", "center", "right", "justify", "start", "end"] }],
    "text-color": [{ text: [isAny] }],
    "font-weight": [
      { font: ["normal", "medium", "semibold", "bold", "extrabold", isArbitraryNumber] },
    ],
    "font-family": [{ font: [isAny] }],
    decoration: ["underline", "no-underline", "line-through", "overline"],
    bg: [{ bg: [isAny] }],
    "border-collapse": [{ border: ["collapse", "separate"] }],
    "border-style": [{ border: LINE_STYLES }],
    ...Object.fromEntries(
      SIDES.map((side) => [`border-w${side}`, [{ [side ? `border-${side}` : "border"]: width }]]),
    ),
    ...Object.fromEntries(
      SIDES.map((side) => [
        `border-color${side}`,
        [{ [side ? `border-${side}` : "border"]: [isAny] }],
      ]),
    ),
    rounded: [
      {
        rounded: [
          "",
          isTshirtSize,
          "none",
          "full",
          "inherit",
          isArbitraryValue,
          isArbitraryVariable,
        ],
      },
    ],
    ...plain(
      "rounded-ss",
      "rounded-se",
      "rounded-es",
      "rounded-ee",
      "rounded-t",
      "rounded-b",
      "rounded-s",
      "rounded-e",
    ),
    "outline-style": [{ outline: [...LINE_STYLES, ""] }],
    "outline-width": [{ outline: [isNumber, isArbitraryLength] }],
    "outline-offset": [{ "outline-offset": [isAny] }],
    "outline-color": [{ outline: [isAny] }],
  },
  conflictingClassGroups: {
    ...coveredBy("p"),
    ...coveredBy("m"),
    size: ["w", "h"],
    gap: ["gap-x", "gap-y"],
    inset: ["inset-x", "inset-y", "top", "bottom", "left", "right", "start", "end"],
    "inset-x": ["left", "right", "start", "end"],
    "inset-y": ["top", "bottom"],
    flex: ["basis", "grow", "shrink"],
    overflow: ["overflow-x", "overflow-y"],
    ...coveredBy("border-w"),
    ...coveredBy("border-color"),
    "font-size": ["leading"],
    "line-clamp": ["display", "overflow"],
    rounded: ["ss", "se", "es", "ee", "t", "b", "s", "e"].map((corner) => `rounded-${corner}`),
    "rounded-s": ["rounded-ss", "rounded-es"],
    "rounded-e": ["rounded-se", "rounded-ee"],
    translate: ["translate-x", "translate-y"],
  },
  conflictingClassGroupModifiers: { "font-size": ["leading"] },
  orderSensitiveModifiers: [
    "*",
    "**",
    "after",
    "backdrop",
    "before",
    "details-content",
    "file",
    "first-letter",
    "first-line",
    "marker",
    "placeholder",
    "selection",
  ],
});
