import { useCallback } from 'react';
import { useAtScroll } from './useScrolled';

/** Up to here the page counts as being at its top (spec, section 9). Pixels. */
export const SECTION_THRESHOLD = 100;

/**
 * Returns the section at the middle of the viewport (spec, section 9); an empty string at the top of the page and
 * between sections that are not in the menu.
 * @param ids ids of the sections
 */
export function useCurrentSection(ids: readonly string[]): string {
  const read = useCallback(() => sectionAt(ids, window.scrollY, window.innerHeight / 2, boundsOf), [ids]);
  return useAtScroll(read, '');
}

interface Bounds {
  readonly top: number;
  readonly bottom: number;
}

/** Returns the section at a position. @param middle the viewport's midpoint, in pixels below its top */
export function sectionAt(
  ids: readonly string[],
  scrolled: number,
  middle: number,
  bounds: (id: string) => Bounds | undefined,
): string {
  if (scrolled <= SECTION_THRESHOLD) return '';
  const within = ids.find((id) => {
    const box = bounds(id);
    return box !== undefined && box.top <= middle && box.bottom > middle;
  });
  return within ?? '';
}

function boundsOf(id: string): Bounds | undefined {
  return document.getElementById(id)?.getBoundingClientRect();
}
