// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BANDS_SCRIPT, bandsCss, layOutWhenUsed } from './bandsInSight';

const root = document.documentElement;
const laidOut = () =>
  [...document.querySelectorAll<HTMLElement>('section,footer')]
    .filter(({ style }) => style.contentVisibility === 'visible')
    .map(({ id }) => id);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', (act: () => void) => act());
  root.dataset['near'] = '';
  document.body.innerHTML = `<main><section id="head"><h1>Piano</h1><a href="/learn">All</a><a id="down" href="/learn/piano#fees"><b>Fees</b></a></section>
    <section id="course"><section id="within"></section></section><section id="fees"></section></main><footer id="foot"></footer>`;
  layOutWhenUsed(document);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  delete root.dataset['near'];
});

describe('the bands of a page', () => {
  it('wait until somebody reads on, then come one by one and are as if they had never waited', () => {
    vi.runAllTimers();
    expect(laidOut()).toEqual([]);
    document.querySelector('main')?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    expect(laidOut()).toEqual(['head']);
    window.dispatchEvent(new Event('scroll'));
    expect(laidOut(), 'a second sign').toEqual(['head']);
    vi.advanceTimersToNextTimer();
    expect(laidOut()).toEqual(['head', 'course']);
    vi.runAllTimers();
    expect(root.dataset['near']).toBeUndefined();
    expect(laidOut()).toEqual([]);
  });

  it('come at once for a link to a place within a page, and not for others', () => {
    document.querySelector('a')?.click();
    expect(root.dataset['near']).toBe('');
    document.querySelector<HTMLElement>('#down b')?.click();
    expect(root.dataset['near']).toBeUndefined();
    vi.runAllTimers();
    expect(laidOut()).toEqual([]);
  });

  it('do not wait where the page was not marked', () => {
    delete root.dataset['near'];
    layOutWhenUsed(document);
    window.dispatchEvent(new Event('scroll'));
    delete root.dataset['near'];
    vi.runAllTimers();
    expect(root.dataset['near']).toBeUndefined();
  });

  it('leave paper alone', () => {
    expect(bandsCss).toMatch(/^@media screen\{\[data-near\] /);
  });
});

describe('a page is marked', () => {
  const marked = (hash: string, type: string) => {
    const page = { documentElement: { dataset: {} as Record<string, string> } };
    const performance = { getEntriesByType: () => [{ type }] };
    new Function('location', 'performance', 'document', BANDS_SCRIPT)({ hash }, performance, page);
    return 'near' in page.documentElement.dataset;
  };

  it.each([
    ['for who opens it', '', 'navigate', true],
    ['not for a place within it', '#fees', 'navigate', false],
    ['not when it is opened again', '', 'reload', false],
    ['not for who comes back', '', 'back_forward', false],
  ])('%s', (_, hash, type, expected) => {
    expect(marked(hash, type)).toBe(expected);
  });
});
