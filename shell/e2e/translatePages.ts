import type { Page } from '@playwright/test';

/**
 * Translates every page of a tab like Chrome: changes the language attribute and replaces each text by two font
 * elements with other text, also when text is added later.
 */
export async function translatePages(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const SKIPPED = 'script, style, noscript, textarea, title, [translate="no"], font font';
    const translate = (root: Node) => {
      const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const found: Text[] = root instanceof Text ? [root] : [];
      while (texts.nextNode()) found.push(texts.currentNode as Text);
      for (const text of found) {
        const parent = text.parentElement;
        if (!parent || !/\p{L}|\d/u.test(text.data) || parent.closest(SKIPPED)) continue;
        const [outer, inner] = [document.createElement('font'), document.createElement('font')];
        inner.textContent = text.data;
        outer.append(inner);
        text.replaceWith(outer);
      }
    };
    const begin = () => {
      document.documentElement.lang = 'fr';
      document.documentElement.classList.add('translated-ltr');
      // The real one also waits for a server first.
      setTimeout(() => {
        translate(document.body);
        new MutationObserver((records) => {
          for (const { addedNodes, type, target } of records) {
            if (type === 'characterData') translate(target);
            for (const node of addedNodes) translate(node);
          }
        }).observe(document.body, { childList: true, characterData: true, subtree: true });
      }, 200);
    };
    // Translation begins after load, during hydration.
    addEventListener('load', begin, { once: true });
  });
}
