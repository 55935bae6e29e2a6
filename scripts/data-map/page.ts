import { PRIVACY_COPY } from "@/lib/core/consent/privacy/copy";
import { DATA_MAP, NOT_ABOUT_A_PERSON } from "@/lib/core/consent/privacy/data-map";
import { PLAIN_COLUMNS, SEALED_COLUMNS } from "@/lib/shared/stored-columns";
import { THIRD_PARTIES } from "./third-parties";

const SEALED: Readonly<Record<string, readonly string[]>> = SEALED_COLUMNS;
const PLAIN: Readonly<Record<string, Readonly<Record<string, string>>>> = PLAIN_COLUMNS;

const cell = (text: string): string => text.replaceAll("|", "/");

function kindTable(): string {
  const { kinds, grounds, kept, locks } = PRIVACY_COPY.adult;
  const rows = DATA_MAP.map(({ id, tables, ofUsers, ground, kept: long, lock }) => {
    const where = tables.map((table) =>
      table === "users" && ofUsers ? `users (${ofUsers.join(", ")})` : table,
    );
    const words = [
      kinds[id].name,
      kinds[id].why,
      grounds[ground],
      kept[long],
      locks[lock],
      where.join(", "),
    ];
    return `| ${words.map(cell).join(" | ")} |`;
  });
  return [
    "| kind | what and what for | why we may | how long | how it is locked | tables |",
    "|---|---|---|---|---|---|",
    ...rows,
  ].join("\n");
}

const otherTables = (): string =>
  Object.entries(NOT_ABOUT_A_PERSON)
    .map(([table, why]) => `- \`${table}\`: ${why}`)
    .join("\n");

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
      ({ who, settings, gets, never, code }) =>
        `| ${who} | ${settings} | ${gets} | ${never} | \`${code}\` |`,
    ),
  ].join("\n");

/** Renders docs/data-map.md. */
export const dataMapPage = (): string => `# Data map

What is stored, how, and who else gets something. Written by \`npm run data-map\` from the tables in the code; a test fails when this page is not
current. Why it is sealed as it is: [security.md](security.md), decision [0008](decisions/0008-sealed-columns-are-text.md).

## Kinds

In the words in which people read it on /account, where they also see how much there is, take a copy, set how long it stays, and delete it.
The table is \`lib/core/consent/privacy/data-map.ts\`; a test holds it against the database, so that no table of people's rows is left out.

${kindTable()}

About nobody in particular:

${otherTables()}

## Third parties

Nobody gets anything unless the operator sets it up; the demo runs without all of them. No page calls a third party, but for Stripe's script on
/subscribe.

${partyTable()}

## Columns

Texts alone: numbers, times, ids and choices from a list are plain. Sealed means AES-256-GCM under the owner's own key (\`lib/shared/sealing.ts\`).

${columnTable()}
`;
