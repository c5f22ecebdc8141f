import type { ComponentStyles, Fragment, StyleGroup } from '@school/shared/render';
import { withoutRepeated } from './cssRules';

/**
 * The style element of a page, of whose pieces each was rendered apart. It is made so that styled-components takes it
 * over; the pieces of render modules that cannot say which rules are whose stand in a plain sheet.
 */
export function pageStyles(frame: Fragment, content: Fragment): string {
  const { styles: first } = frame;
  const rest = content.styles ?? (content.css === '' && first && { ...first, groups: [] });
  if (!first || !rest || first.version !== rest.version)
    return `<style>${frame.css}${withoutRepeated(content.css, frame.css)}</style>`;
  return styleElement({ version: first.version, groups: merged(first, rest) });
}

/**
 * Frame and content both bring components of the kit. Each stands once, where the frame has it: what builds on it, in
 * either of the two, comes after it.
 */
function merged(frame: ComponentStyles, content: ComponentStyles): StyleGroup[] {
  const all = new Map<string, StyleGroup>();
  for (const { id, names, rules } of [...frame.groups, ...content.groups]) {
    const known = all.get(id);
    all.set(id, {
      id,
      names: [...new Set([...(known?.names ?? []), ...names])],
      rules: [...new Set([...(known?.rules ?? []), ...rules])],
    });
  }
  return [...all.values()];
}

/** styled-components reads such an element before any component is made, and goes on with its numbers. */
function styleElement({ version, groups }: ComponentStyles): string {
  const text = groups
    .map(({ id, names, rules }, at) => {
      const marker = `data-styled.g${at + 1}[id="${id}"]{content:"${names.join()},"}`;
      return [...rules, marker].map((part) => `${part}/*!sc*/\n`).join('');
    })
    .join('');
  return `<style data-styled="true" data-styled-version="${version}">${text}</style>`;
}
