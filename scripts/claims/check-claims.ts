// `npm run lint` and `npm test`: checks that no title or wording that implies a license appears in
// the interface or in a reply. Skips the files that hold claims with their evidence, and
// those that recognize such wordings in order to replace them.
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { claimsIn } from "./claims-in";

const READ = ["app", "components", "content", "lib", "messages", "prisma/seed"];
const LEFT_OUT =
  /\.test\.tsx?$|^lib\/core\/legal\/(claims|clinicians)\.ts$|^lib\/features\/conversation\/prompts\/|^content\/\w+\/guide\/(?:asks|told)\//;

const files = execFileSync("git", ["ls-files", "-co", "--exclude-standard", "--", ...READ], {
  encoding: "utf8",
})
  .split("\n")
  .filter((path) => /\.(?:tsx?|yaml)$|^messages\/.*\.json$/.test(path) && !LEFT_OUT.test(path));
const found = files.flatMap((file) =>
  claimsIn(readFileSync(file, "utf8")).map((claim) => `${file}: ${claim}`),
);
for (const line of found) console.error(line);
console.log(`${files.length} files, ${found.length} wordings that imply a licence`);
process.exitCode = found.length === 0 ? 0 : 1;
