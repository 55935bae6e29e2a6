/** Several ways of saying one thing; none comes twice before all were said. */
export type Pool = readonly [string, ...string[]];
