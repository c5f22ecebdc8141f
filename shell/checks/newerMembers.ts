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
      const name = namesAt(checker, node).find((one) => newer.has(one));
      if (name) found.push({ file, line: source.getLineAndCharacterOfPosition(node.end).line + 1, name });
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
  return found;
}

/** Returns MDN's names of what a node reads of the language or the DOM, also for the interface that mixes it in. */
function namesAt(checker: ts.TypeChecker, node: ts.Node): string[] {
  if (ts.isNewExpression(node)) {
    const of = node.expression.getText();
    return declarationsOf(checker, node.expression).some(isBuiltIn) ? [`${of}.${of}`] : [];
  }
  if (!ts.isPropertyAccessExpression(node)) return [];
  const mixedInto = checker.getTypeAtLocation(node.expression).symbol?.name ?? '';
  return declarationsOf(checker, node.name).flatMap((declaration) => {
    const { parent } = declaration;
    if (!isBuiltIn(declaration) || !ts.isInterfaceDeclaration(parent)) return [];
    const owner = parent.name.text.replace(/^Readonly(?=Array$|Map$|Set$)/, '');
    return [owner, mixedInto].map((one) => `${one}.${node.name.text}`);
  });
}

const declarationsOf = (checker: ts.TypeChecker, node: ts.Node): readonly ts.Declaration[] =>
  checker.getSymbolAtLocation(node)?.declarations ?? [];

const isBuiltIn = (declaration: ts.Declaration): boolean =>
  /\/lib\.[\w.]+\.d\.ts$/.test(declaration.getSourceFile().fileName);
