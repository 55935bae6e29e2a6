import { compileRules, RULE_FILES, type RuleFile } from "./rules";

type Lists<Name extends string> = Readonly<Record<Name, readonly string[]>>;
/** Lists of phrases by language, with sets of their own if they have any. */
type Content<Name extends string> = Readonly<
  Record<string, Lists<Name> & { readonly sets?: Readonly<Record<string, string>> }>
>;

const NO_DANGER = { kind: "none", severity: "none", except: [] } as const;

/**
 * A function that names the lists of a content file that an unfolded text has a phrase of, in the
 * notation of the rules and with their words and sets.
 *
 * @param exceptions which of the rules' exceptions apply
 */
export function compileTold<Name extends string>(
  content: Content<Name>,
  names: readonly Name[],
  exceptions: (file: RuleFile) => RuleFile["exceptions"] = () => ({}),
): (text: string) => ReadonlySet<Name> {
  const files = RULE_FILES.map((file) => {
    const its = content[file.language];
    if (!its) throw new Error(`nothing in ${file.language}`);
    const rules = Object.fromEntries(names.map((name) => [name, its[name]]));
    return { ...file, sets: { ...file.sets, ...its.sets }, exceptions: exceptions(file), rules };
  });
  const find = compileRules(files, Object.fromEntries(names.map((name) => [name, NO_DANGER])));
  return (text) => new Set(find(text).hits.map(({ id }) => id.split(".")[1] as Name));
}
