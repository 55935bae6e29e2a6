import { PLAIN_COLUMNS, SEALED_COLUMNS } from "@/lib/shared/stored-columns";
import { THIRD_PARTIES } from "./third-parties";

const SEALED: Readonly<Record<string, readonly string[]>> = SEALED_COLUMNS;
const PLAIN: Readonly<Record<string, Readonly<Record<string, string>>>> = PLAIN_COLUMNS;

const cell = (text: string): string => text.replaceAll("|", "/");

function columnTable(): string {
  const tables = [...new Set([...Object.keys(SEALED), ...Object.keys(PLAIN)])].sort();
  const rows = tables.map((table) => {
    const plain = Object.entries(PLAIN[table] ?? {}).map(([column, why]) => `${column} (${why})`);
    return `| ${table} | ${(SEALED[table] ?? []).join(", ")} | ${cell(plain.join("; "))} |`;
  });
  return ["| table | sealed texts | plain texts, and why |", "|---|---|---|", ...rows].join("\n");
}

const partyTable = (): string =>
  [
    "| who | only with | gets | never | in the code |",
    "|---|---|---|---|---|",
    ...THIRD_PARTIES.map(
      ({ who, settings, gets, never, code }) => `| ${who} | ${settings} | ${gets} | ${never} | \`${code}\` |`,
    ),
  ].join("\n");

/** docs/data-map.md. */
export const dataMapPage = (): string => `# Data map

What is stored, how, and who else gets something. Written by \`npm run data-map\` from the tables in the code; a test fails when this page is not
current. Why it is sealed as it is: [security.md](security.md), decision [0008](decisions/0008-sealed-columns-are-text.md).

## Third parties

Nobody gets anything unless the operator sets it up; the demo runs without all of them. No page calls a third party, but for Stripe's script on
/subscribe.

${partyTable()}

## Columns

Texts alone: numbers, times, ids and choices from a list are plain. Sealed means AES-256-GCM under the owner's own key (\`lib/shared/sealing.ts\`).

${columnTable()}
`;
