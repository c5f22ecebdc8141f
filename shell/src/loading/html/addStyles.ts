import { __PRIVATE__ } from 'styled-components';
import type { ComponentStyles } from '@school/shared/render/styles';

/**
 * Adds the rules of a composed page to the live style sheet, each once and in their order. Components that are created
 * later find their rules there, as on a first visit.
 */
export function addStyles({ groups }: ComponentStyles): void {
  const { mainSheet } = __PRIVATE__;
  for (const { id, names, rules } of groups) {
    const added = names.filter((name) => !mainSheet.hasNameForId(id, name));
    if (added.length === 0) continue;
    mainSheet.insertRules(id, added[0]!, [...rules]);
    for (const name of added) mainSheet.registerName(id, name);
  }
}

/** Returns the version of styled-components on this page, which determines class names. */
export function stylesVersion(): string | null | undefined {
  return document.querySelector('style[data-styled-version]')?.getAttribute('data-styled-version');
}
