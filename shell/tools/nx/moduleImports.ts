import { readFileSync } from 'node:fs';
import { parseSync } from 'rolldown/utils';

/** An import, re-export or lazy import of a module. */
export interface ModuleImport {
  /** The text between the quotes. */
  readonly specifier: string;
  /** The imported names; `*` for all of them, as for a lazy import. */
  readonly names: readonly string[];
  readonly kind: 'import' | 'reexport' | 'lazy';
  /** Whether only its types are imported, by a whole statement or name by name. */
  readonly isType: boolean;
}

/** Returns what a module imports, including types. @throws when the file is not TypeScript */
export function importsOf(file: string): ModuleImport[] {
  const code = readFileSync(file, 'utf8');
  const { errors, module } = parseSync(file, code);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  const plain = module.staticImports.map(({ moduleRequest, entries }) => ({
    specifier: moduleRequest.value,
    names: entries.map(
      ({ importName }) => importName.name ?? (importName.kind === 'Default' ? 'default' : '*'),
    ),
    kind: 'import' as const,
    isType: entries.length > 0 && entries.every((entry) => entry.isType),
  }));
  const again = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, importName, isType }) =>
      moduleRequest
        ? [
            {
              specifier: moduleRequest.value,
              names: [importName.name ?? '*'],
              kind: 'reexport' as const,
              isType,
            },
          ]
        : [],
    ),
  );
  const lazy = module.dynamicImports.flatMap(({ moduleRequest: { start, end } }) => {
    const literal = /^(['"])(.*)\1$/.exec(code.slice(start, end).trim());
    return literal?.[2]
      ? [{ specifier: literal[2], names: ['*'], kind: 'lazy' as const, isType: false }]
      : [];
  });
  return [...plain, ...again, ...lazy];
}
