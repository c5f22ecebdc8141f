/** On the root element as long as bands of the page that are far from the screen are left out. */
const MARK = 'near';
const BANDS = 'main section,footer';
/** Sections within sections wait with those; the section that a page begins with does not wait. */
const WAIT = ':not(section section,:has(h1))';
/** Somebody reads on, or uses the page. */
const SIGNS = ['scroll', 'wheel', 'touchstart', 'pointerdown', 'keydown', 'focusin'];

/**
 * Until then a band that is far from the screen is neither styled nor laid out; it takes the height of an average one.
 * What reaches over a band's edge stays to be seen.
 */
export const bandsCss = `@media screen{[data-${MARK}] :is(${BANDS})${WAIT}{content-visibility:auto;contain-intrinsic-block-size:auto 800px;overflow-clip-margin:200px}}`;

/**
 * In the head of a page. Who comes to a place within it, or back to where they were, finds the whole page laid out:
 * places by estimated heights would be off.
 */
export const BANDS_SCRIPT = `location.hash||performance.getEntriesByType('navigation')[0]?.type!='navigate'||(document.documentElement.dataset.${MARK}='')`;

/**
 * Lays the rest of a page out as soon as somebody reads on in it: band by band, a frame for each, so that none of it
 * holds them up; all of it at once for a link to a place within the page. It stands inline in composed pages.
 */
export function layOutWhenUsed(page: Document): void {
  const { dataset } = page.documentElement;
  if (dataset[MARK] === undefined) return;
  const view = page.defaultView!;
  const bands = [...page.querySelectorAll<HTMLElement>(BANDS)];
  const waiting = new AbortController();
  const options = { capture: true, passive: true, signal: waiting.signal };
  let laidOut = 0;
  const all = () => {
    waiting.abort();
    delete dataset[MARK];
    for (const { style } of bands) style.contentVisibility = '';
  };
  const next = () => {
    if (dataset[MARK] === undefined) return;
    const band = bands[laidOut];
    laidOut += 1;
    if (!band) return all();
    band.style.contentVisibility = 'visible';
    view.requestAnimationFrame(() => void setTimeout(next));
  };
  const begin = () => {
    if (laidOut === 0) next();
  };
  for (const sign of SIGNS) view.addEventListener(sign, begin, options);
  view.addEventListener(
    'click',
    ({ target }) => {
      if ((target as Element).closest('a[href*="#"]')) all();
    },
    options,
  );
}
