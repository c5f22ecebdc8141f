import { useCallback } from 'react';
import { useAtScroll } from './useScrolled';

/** Up to here the page counts as being at its top (spec, section 9). Pixels. */
export const SECTION_THRESHOLD = 100;

/**
 * The section that the middle of the viewport stands in (spec, section 9); empty at the top of the page and between
 * sections that are not in the menu.
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

/** The rule by itself. @param middle the viewport's midpoint, in pixels below its top */
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
