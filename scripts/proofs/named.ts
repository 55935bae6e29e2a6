import { existsSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";

/**
 * Text in backticks that counts as a file: a path below these folders, or one of these files.
 * Anything else is just a word.
 */
const FOLDERS =
  /^((app|bench|components|data|docs|lib|prisma|public|scripts|tests)\/[\w.@()[\]/-]+|(middleware\.ts|next\.config\.mjs|package\.json|\.env\.example|\.dependency-cruiser\.cjs))$/;
const TEST = /\.(test|spec|soak|measure|contract)\.tsx?$/;

/** Everything that a page of proofs refers to. */
export interface Named {
  readonly files: readonly string[];
  readonly tests: readonly { readonly file: string; readonly title: string }[];
  readonly commands: readonly string[];
}

const withoutTitle = (target: string): string => target.split("#")[0] ?? target;

/**
 * The references in a text of docs/: links to files (`[words](../lib/a.ts)`), tests (a link to a
 * test file with the title or a part of it as its text), files in backticks, and commands (`npm run
 * NAME`).
 */
export function namedIn(markdown: string, folder = "docs"): Named {
  const links = [...markdown.matchAll(/\[([^\]]+)\]\(([^)\s]*(?:\([^)\s]*\)[^)\s]*)*)\)/g)].map(
    ([, words = "", target = ""]) => ({ words, target }),
  );
  const local = links
    .filter(({ target }) => target !== "" && !/^(https?:|mailto:|#)/.test(target))
    .map(({ words, target }) => ({ words, file: normalize(join(folder, withoutTitle(target))) }));
  const quoted = [...markdown.matchAll(/`([^`\n]+)`/g)].map(([, text = ""]) => text);
  return {
    files: [...local.map(({ file }) => file), ...quoted.filter((text) => FOLDERS.test(text))],
    tests: local
      .filter(({ file }) => TEST.test(file))
      .map(({ words, file }) => ({ file, title: words })),
    commands: quoted.flatMap(
      (text) => /\bnpm run (?:-s |--silent )?([a-z][\w:-]*)/.exec(text)?.[1] ?? [],
    ),
  };
}

/** Whether a line of the file contains the words in a quoted title. */
const hasTitle = (file: string, title: string): boolean =>
  readFileSync(file, "utf8")
    .split("\n")
    .some((line) => {
      const at = line.indexOf(title);
      return at > 0 && /["'`]/.test(line.slice(0, at));
    });

/** Describes each reference of a page that doesn't exist. */
export function missingFrom({ files, tests, commands }: Named, root = "."): string[] {
  const scripts = JSON.parse(readFileSync(join(root, "package.json"), "utf8")).scripts as Record<
    string,
    string
  >;
  const lost = [...new Set(files)].filter((file) => !existsSync(join(root, file)));
  return [
    ...lost.map((file) => `${file} does not exist`),
    ...tests
      .filter(({ file, title }) => !lost.includes(file) && !hasTitle(join(root, file), title))
      .map(({ file, title }) => `no test in ${file} is called "${title}"`),
    ...commands.filter((name) => !scripts[name]).map((name) => `npm run ${name} is no command`),
  ];
}

export const readPage = (path: string): Named => namedIn(readFileSync(path, "utf8"), dirname(path));
