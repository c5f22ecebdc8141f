import type { ComponentStyles, Fragment, StyleGroup } from '@school/shared/render';
import { withoutRepeated } from './cssRules';

/**
 * Returns the style element of a page whose parts were rendered separately. styled-components takes it over. Parts of
 * render modules without component styles go into a plain style sheet.
 */
export function pageStyles(frame: Fragment, content: Fragment): string {
  const { styles: first } = frame;
  const rest = content.styles ?? (content.css === '' && first && { ...first, groups: [] });
  if (!first || !rest || first.version !== rest.version)
    return `<style>${frame.css}${withoutRepeated(content.css, frame.css)}</style>`;
  return styleElement({ version: first.version, groups: merged(first, rest) });
}

/**
 * Merges the kit's components of frame and content. Each appears once, in the frame's order, before those that extend
 * it.
 */
function merged(frame: ComponentStyles, content: ComponentStyles): StyleGroup[] {
  const all = new Map<string, StyleGroup>();
  for (const { id, names, rules } of [...frame.groups, ...content.groups]) {
    const existing = all.get(id);
    all.set(id, {
      id,
      names: [...new Set([...(existing?.names ?? []), ...names])],
      rules: [...new Set([...(existing?.rules ?? []), ...rules])],
    });
  }
  return [...all.values()];
}

/** styled-components reads this element before any component is created, and continues its numbering. */
function styleElement({ version, groups }: ComponentStyles): string {
  const text = groups
    .map(({ id, names, rules }, at) => {
      const marker = `data-styled.g${at + 1}[id="${id}"]{content:"${names.join()},"}`;
      return [...rules, marker].map((part) => `${part}/*!sc*/\n`).join('');
    })
    .join('');
  return `<style data-styled="true" data-styled-version="${version}">${text}</style>`;
}
