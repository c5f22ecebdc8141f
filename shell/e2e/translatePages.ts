import type { Page } from '@playwright/test';

/**
 * Translates every page of a tab as Chrome does: the address's language changes, and each text is taken out of the page
 * for two font elements around other words, also where text comes later.
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
      // As the real one, it asks a server first.
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
    // A page is translated once it stands; hydration goes on meanwhile.
    addEventListener('load', begin, { once: true });
  });
}
