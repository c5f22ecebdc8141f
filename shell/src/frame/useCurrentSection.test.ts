import { describe, expect, it } from 'vitest';
import { SECTION_THRESHOLD, sectionAt } from './useCurrentSection';

const boxes: Record<string, { top: number; bottom: number }> = {
  about: { top: 100, bottom: 400 },
  prizes: { top: 400, bottom: 900 },
  venue: { top: 1_000, bottom: 1_500 },
};
const ids = ['about', 'prizes', 'venue', 'missing'];
const at = (scrolled: number, middle: number) => sectionAt(ids, scrolled, middle, (id) => boxes[id]);

describe('the section that the menu marks', () => {
  it('is none within the first 100 pixels', () => {
    expect(SECTION_THRESHOLD).toBe(100);
    expect(at(0, 200)).toBe('');
    expect(at(100, 200)).toBe('');
    expect(at(101, 200)).toBe('about');
  });

  it('is the one at the middle of the viewport', () => {
    expect(at(500, 399)).toBe('about');
    expect(at(500, 400)).toBe('prizes');
    expect(at(500, 899)).toBe('prizes');
  });

  it('is none between unlisted sections, or before and after all', () => {
    expect(at(500, 950)).toBe('');
    expect(at(500, 99)).toBe('');
    expect(at(500, 1_500)).toBe('');
  });
});
