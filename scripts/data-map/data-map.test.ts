import { readFileSync } from "node:fs";
import { dataMapPage } from "./page";

it("R-11 docs/data-map.md is what the tables in the code say (npm run data-map)", () => {
  expect(readFileSync("docs/data-map.md", "utf8")).toBe(dataMapPage());
});
