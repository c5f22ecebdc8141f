import { join } from 'node:path';
import { declaredLine } from '@school/shared/vite/browserLine';
import { newerNames } from '@school/shared/vite/newerApis';
import ts from 'typescript';

/** A place that reads a property or calls a method that a supported browser lacks: `URLSearchParams.size`. */
export interface NewerMember {
  readonly file: string;
  readonly line: number;
  readonly name: string;
}

/**
 * Returns the places in files that read what a supported browser lacks, by the types of our code and MDN's data. Unlike
 * the check of builds, it knows the owner of a method, and does not see third-party code.
 * @param files paths from the root
 */
export function newerMembers(root: string, files: readonly string[]): NewerMember[] {
  const config = ts.getParsedCommandLineOfConfigFile(
    join(root, 'tsconfig.json'),
    { noEmit: true },
    {
      ...ts.sys,
      onUnRecoverableConfigFileDiagnostic: ({ messageText }) => {
        throw new Error(String(messageText));
      },
    },
  );
  if (!config) throw new Error(`There is no tsconfig.json in ${root}`);
  const program = ts.createProgram(
    files.map((file) => join(root, file)),
    config.options,
  );
  const checker = program.getTypeChecker();
  const newer = newerNames(declaredLine(), 'instance');
  const found: NewerMember[] = [];
  for (const file of files) {
    const source = program.getSourceFile(join(root, file));
    if (!source) throw new Error(`${file} is not a part of the program`);
    const visit = (node: ts.Node): void => {
      if (ts.isPropertyAccessExpression(node)) {
        const name = ownersOf(checker, node)
          .map((owner) => `${owner}.${node.name.text}`)
          .find((one) => newer.has(one));
        const { line } = source.getLineAndCharacterOfPosition(node.name.getStart());
        if (name) found.push({ file, line: line + 1, name });
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
  return found;
}

/** Returns the interfaces of the language or the DOM that declare a member, and the one that mixes it in. */
function ownersOf(checker: ts.TypeChecker, { name, expression }: ts.PropertyAccessExpression): string[] {
  const declarations = checker.getSymbolAtLocation(name)?.declarations ?? [];
  const mixedInto = checker.getTypeAtLocation(expression).symbol?.name;
  return declarations.flatMap(({ parent }) => {
    const isBuiltIn = /\/lib\.[\w.]+\.d\.ts$/.test(parent.getSourceFile().fileName);
    if (!isBuiltIn || !ts.isInterfaceDeclaration(parent)) return [];
    return [parent.name.text.replace(/^Readonly(?=Array$|Map$|Set$)/, ''), mixedInto ?? ''];
  });
}
