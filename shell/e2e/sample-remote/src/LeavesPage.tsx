import { useEffect } from 'react';
import { useLocation } from '@school/shared';
import { Display, Section } from '@school/shared/ui';

type Page = typeof globalThis;

/** Effects on the whole page that stay. A deploy does not find them, because they are not written to globals by name. */
const EFFECTS: Readonly<Record<string, (page: Page) => void>> = {
  global: (page) => Object.assign(page, { leftBySample: 1 }),
  fetch: (page) => Object.assign(page, { fetch: page.fetch.bind(page) }),
  prototype: (page) => Object.assign(page.Array.prototype, { last: 1 }),
  promise({ Promise: { prototype } }) {
    const before = prototype.finally;
    prototype.finally = function (handler) {
      return before.call(this, handler);
    };
  },
  history: ({ history }) => Object.assign(history, { pushState: history.pushState.bind(history) }),
  sheet: ({ document, CSSStyleSheet: Sheet }) => void document.adoptedStyleSheets.push(new Sheet()),
  font: ({ document, FontFace: Face }) => void document.fonts.add(new Face('Own', 'url(/own.woff2)')),
  style: ({ document }) => {
    const style = document.head.appendChild(document.createElement('style'));
    style.sheet?.insertRule('body h1 { letter-spacing: 0 }');
  },
  attribute: ({ document }) => document.body.setAttribute('data-left', ''),
  element: ({ document }) => void document.body.append(document.createElement('aside')),
  storage: (page) => page.localStorage.setItem(`${page.location.hash}left`, '1'),
  windowListener: (page) => page.addEventListener('resize', () => undefined),
  documentListener: ({ document }) => document.addEventListener('click', () => undefined, { capture: true }),
};

/** Leaves an effect on the whole page, which `?leaves=` names. */
export function LeavesPage() {
  const { search } = useLocation();
  const left = new URLSearchParams(search).get('leaves') ?? '';
  useEffect(() => void EFFECTS[left]?.(globalThis), [left]);
  return (
    <Section id="leaves">
      <Display as="h1" size={2}>
        Something stays
      </Display>
    </Section>
  );
}
