import { writeFileSync } from "node:fs";
import { dataMapPage } from "./data-map/page";

/** `npm run data-map`: writes docs/data-map.md from the tables in the code. */
writeFileSync("docs/data-map.md", dataMapPage());
