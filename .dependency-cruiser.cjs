/**
 * The floors of the house (docs/architecture.md). Tests may reach across them; the product may
 * never reach into tests.
 * @type {import('dependency-cruiser').IConfiguration}
 */
const TEST = "\\.test\\.tsx?$";
const PRISMA = "^(prisma/client|node_modules/@prisma)";
const CARE =
  "^lib/(crisis|core/(consent|identity|incidents)|across/(family|home)|" +
  "features/(conversation|mood|trauma|couples|movement|certificates|programs|safety-plan))/";

const never = (name, comment, from, to) => ({ name, comment, severity: "error", from, to });

module.exports = {
  forbidden: [
    never("no-cycles", "A cycle hides who depends on whom.", {}, { circular: true }),
    never(
      "no-tests-in-the-product",
      "Nothing that ships knows a test.",
      { pathNot: [TEST, "^tests/"] },
      { path: "^tests/" },
    ),
    never(
      "shared-is-the-floor",
      "lib/shared imports nothing above it.",
      { path: "^lib/shared", pathNot: TEST },
      { path: "^(app|components|lib/(?!shared)|prisma)" },
    ),
    never(
      "ports-above-shared",
      "Ports know shared, and Prisma's types in db.ts.",
      { path: "^lib/ports" },
      { path: "^(app|components|lib/(?!ports|shared)|prisma)", pathNot: "^prisma/client" },
    ),
    never(
      "adapters-outside",
      "An adapter knows ports, shared and its own vendor.",
      { path: "^lib/adapters", pathNot: TEST },
      { path: "^(app|components|prisma|lib/(features|server|client))" },
    ),
    never(
      "guide-above-reader",
      "The guide knows content, the reader, ports and shared; what is above calls it.",
      { path: "^lib/guide", pathNot: TEST },
      { path: "^(app|components|prisma|lib/(crisis|core|features|across|server|client|adapters))" },
    ),
    never(
      "crisis-above-reader",
      "What is decided and said in a crisis knows content, the reader, ports and shared.",
      { path: "^lib/crisis", pathNot: TEST },
      { path: "^(app|components|prisma|lib/(guide|core|features|across|server|client|adapters))" },
    ),
    never(
      "core-below-features",
      "What every feature needs knows none of them.",
      { path: "^lib/core", pathNot: [TEST, "/client\\.tsx?$"] },
      { path: "^(app|components|lib/(features|across|server|client|adapters))" },
    ),
    never(
      "features-below-across",
      "What reads over many features stands above them all.",
      { path: "^lib/features", pathNot: TEST },
      { path: "^lib/across" },
    ),
    never(
      "adapters-named-once",
      "Only the composition root names adapters.",
      {
        path: "^(app|components|lib/(core|crisis|guide|features|across|server|client))",
        pathNot: ["^lib/server/providers\\.ts$", TEST],
      },
      { path: "^lib/adapters" },
    ),
    never(
      "features-below-server",
      "A feature knows core, ports, shared and other features.",
      { path: "^lib/(features|across)", pathNot: [TEST, "/client\\.tsx?$"] },
      { path: "^(app|components|lib/(server|adapters|client))" },
    ),
    never(
      "feature-clients",
      "The browser's half of a feature reaches the server by its doors only.",
      { path: "^lib/(core|features|across)/.*client\\.tsx?$" },
      { path: "^lib/(server|adapters)|repository\\.ts$|node_modules/pg/" },
    ),
    never(
      "own-repository-only",
      "Another feature's rows are reached through its verbs.",
      { path: "^lib/((?:core|features|across)/[^/]+)/", pathNot: TEST },
      {
        path: "^lib/(core|features|across)/.*repository\\.ts$",
        pathNot: "^lib/($1|core/identity)/",
      },
    ),
    never(
      "components-see-little",
      "Of a feature, a component sees what is made for the browser.",
      { path: "^components", pathNot: TEST },
      {
        path: "^lib/(core|crisis|features|across)/",
        pathNot:
          "/(client|schema|constants|types|copy|[a-z-]*policy|contacts|claims|tiers|clinicians|drafts)\\.tsx?$|/(copy|figures)/",
        dependencyTypesNot: ["type-only"],
      },
    ),
    never(
      "components-not-on-the-server",
      "A component never touches the server's modules.",
      { path: "^components", pathNot: TEST },
      { path: "^(app|lib/(server|adapters|ports)|prisma)", dependencyTypesNot: ["type-only"] },
    ),
    never(
      "prisma-in-repositories",
      "Rows are read and written in repositories.",
      {
        path: "^(app|components|lib)",
        pathNot: [
          "repository\\.ts$",
          "^lib/ports/db\\.ts$",
          "^lib/server/(db|database-[a-z]+)\\.ts$",
          TEST,
        ],
      },
      { path: PRISMA },
    ),
    never(
      "marketing-sees-no-care",
      "Marketing has no path to what people told us (R-10).",
      { path: "^lib/features/growth/marketing", pathNot: TEST },
      { path: CARE, reachable: true },
    ),
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "^(\\.next|prisma/client)" },
    tsConfig: { fileName: "tsconfig.json" },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "require", "node", "default"],
    },
  },
};
