import { posix } from 'node:path';
import { Visitor, type ESTree } from 'rolldown/utils';
import { HOLE } from './styleEffects';

/** The function of styled-components that writes rules for the whole page; other rules are put below a class. */
const MAKER = 'createGlobalStyle';

/** Returns the style sheets for the whole page in the chunks of a build. They are followed through its exports. */
export function globalStyles(programs: ReadonlyMap<string, ESTree.Program>): { file: string; css: string }[] {
  const chunks = [...programs].map(([file, program]) => ({ file, ...chunkOf(program) }));
  /** Exported names by file. */
  const exported = new Map(
    chunks.map(({ file, makers, exports }) => [
      file,
      new Set(exports.filter(([local]) => makers.has(local)).map(([, name]) => name)),
    ]),
  );
  return chunks.flatMap(({ file, makers, imports, templates }) => {
    const taken = imports.filter(([, name, source]) =>
      exported.get(posix.join(posix.dirname(file), source))?.has(name),
    );
    const names = new Set([...makers, ...taken.map(([local]) => local)]);
    return templates.filter(({ tag }) => names.has(tag)).map(({ css }) => ({ file, css }));
  });
}

function chunkOf(program: ESTree.Program) {
  const makers = new Set<string>([MAKER]);
  const exports: (readonly [local: string, name: string])[] = [];
  const imports: (readonly [local: string, name: string, source: string])[] = [];
  const templates: { readonly tag: string; readonly css: string }[] = [];
  new Visitor({
    AssignmentExpression: ({ left, right }) => void (isMaker(right) && makers.add(nameOf(left))),
    VariableDeclarator({ id, init }) {
      if (init && isMaker(init)) makers.add(nameOf(id));
      if (id.type !== 'ObjectPattern') return;
      for (const one of id.properties)
        if (one.type === 'Property' && nameOf(one.key) === MAKER) makers.add(nameOf(one.value));
    },
    ImportDeclaration({ source, specifiers }) {
      for (const one of specifiers)
        if (one.type === 'ImportSpecifier') {
          if (nameOf(one.imported) === MAKER) makers.add(one.local.name);
          imports.push([one.local.name, nameOf(one.imported), source.value]);
        }
    },
    ExportNamedDeclaration({ specifiers }) {
      for (const { local, exported } of specifiers) exports.push([nameOf(local), nameOf(exported)]);
    },
    TaggedTemplateExpression: ({ tag, quasi }) =>
      void templates.push({
        tag: isMaker(tag) ? MAKER : nameOf(tag),
        css: quasi.quasis.map(({ value }) => value.cooked ?? value.raw).join(HOLE),
      }),
  }).visit(program);
  return { makers, exports, imports, templates };
}

const isMaker = (node: ESTree.Node): boolean =>
  node.type === 'MemberExpression' && !node.computed && nameOf(node.property) === MAKER;

const nameOf = (node: ESTree.Node): string =>
  node.type === 'Identifier' ? node.name : node.type === 'Literal' ? String(node.value) : '';
