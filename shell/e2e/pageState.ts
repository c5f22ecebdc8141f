import type { Page } from '@playwright/test';

/**
 * Counts listeners on window and document, and takes the state that all apps of a page share: one line for each global,
 * member of a built-in object, style sheet, font, stored name and listener. Values are compared by identity.
 * A text, because the compiler of the tests would add helpers that the page lacks.
 */
const WATCH = String.raw`
(() => {
  const counts = new Map();
  const ids = new WeakMap();
  const wrapped = EventTarget.prototype;
  const add = wrapped.addEventListener, remove = wrapped.removeEventListener;
  let last = 0;
  const idOf = (value) => {
    if ((typeof value !== 'object' || value === null) && typeof value !== 'function') return typeof value;
    if (!ids.has(value)) ids.set(value, ++last);
    return ids.get(value);
  };
  const pages = new Map();
  const nameOf = (target) => (target === window ? 'window' : target === document ? 'document' : undefined);
  const keyOf = (target, type, listener, options) =>
    [nameOf(target), type, idOf(listener), typeof options === 'object' ? !!options?.capture : !!options].join(' ');
  wrapped.addEventListener = function (type, listener, options) {
    const target = this ?? window;
    if (nameOf(target) && listener && !options?.once && !options?.signal?.aborted) {
      const key = keyOf(target, type, listener, options);
      pages.set(key, nameOf(target) + ' ' + type);
      options?.signal && add.call(options.signal, 'abort', () => pages.delete(key));
    }
    return add.call(target, type, listener, options);
  };
  wrapped.removeEventListener = function (type, listener, options) {
    const target = this ?? window;
    if (nameOf(target) && listener) pages.delete(keyOf(target, type, listener, options));
    return remove.call(target, type, listener, options);
  };
  const membersOf = (name, object, lines) => {
    for (const key of Reflect.ownKeys(object)) {
      const { value, get, set } = Object.getOwnPropertyDescriptor(object, key);
      // A primitive member, such as the event that is handled, may change.
      if (!/^\d+$/.test(String(key))) lines.push([name + '.' + String(key), idOf(value), idOf(get), idOf(set)]);
    }
  };
  const reaches = (selector) =>
    selector.replace(/\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g, '').split(',').some((one) =>
      !/[.#[]/.test(one) || /^(html|body|:root)/.test(one.trim().split(/[\s>+~]+/).at(-1)));
  const rulesOf = (rules, lines) => {
    for (const rule of rules) {
      if (rule.selectorText !== undefined) { if (reaches(rule.selectorText)) lines.push(['style ' + rule.selectorText]); }
      else if (rule instanceof CSSFontFaceRule) lines.push(['font rule ' + rule.style.fontFamily]);
      else if (rule.cssRules && !(rule instanceof CSSKeyframesRule)) rulesOf(rule.cssRules, lines);
    }
  };
  const BUILT_IN = Object.getOwnPropertyNames(window)
    .filter((name) => /^[A-Z]/.test(name) && typeof Object.getOwnPropertyDescriptor(window, name).value === 'function');
  window.stateOfPage = () => {
    const lines = [];
    membersOf('window', window, lines);
    for (const name of BUILT_IN) {
      const { value } = Object.getOwnPropertyDescriptor(window, name);
      membersOf(name, value, lines);
      if (value.prototype) membersOf(name + '.prototype', value.prototype, lines);
    }
    for (const name of ['console', 'document', 'history', 'navigator', 'location', 'Math', 'JSON', 'Reflect', 'customElements'])
      membersOf(name, window[name], lines);
    for (const storage of ['localStorage', 'sessionStorage'])
      for (const key of Object.keys(window[storage])) lines.push([storage + ' ' + key]);
    for (const listener of pages.values()) lines.push(['listener ' + listener]);
    for (const { family, weight, style } of document.fonts) lines.push(['font ' + [family, weight, style].join(' ')]);
    document.adoptedStyleSheets.forEach((sheet) => lines.push(['adopted style sheet', idOf(sheet)]));
    for (const { cssRules } of document.styleSheets) rulesOf(cssRules, lines);
    for (const element of [document.documentElement, document.body])
      for (const { name, value } of element.attributes) lines.push([element.localName + ' ' + name + '=' + value]);
    for (const { localName, id } of document.body.children) lines.push(['element ' + localName + ' ' + id]);
    return lines.map((line) => line.join('\t'));
  };
})();`;

/** Watches a page from its start. */
export async function watchState(page: Page): Promise<void> {
  await page.addInitScript({ content: WATCH });
}

/** Returns the current state of the page, one line for each part. */
export function stateOf(page: Page): Promise<string[]> {
  return page.evaluate('stateOfPage()') as Promise<string[]>;
}

/** Returns what a page has more (`+`) and less (`-`) than before, without the identities of values. */
export function differences(before: readonly string[], after: readonly string[]): string[] {
  const changes = [
    ...surplus(after, before).map((line) => `+ ${line}`),
    ...surplus(before, after).map((line) => `- ${line}`),
  ];
  return [...new Set(changes.map((line) => line.replace(/\t.*/, '')))].sort();
}

function surplus(all: readonly string[], known: readonly string[]): string[] {
  const left = [...known];
  return all.filter((line) => {
    const at = left.indexOf(line);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}
