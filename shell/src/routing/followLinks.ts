import type { Navigation } from './navigate';

/**
 * Follows the links of the page that no component follows: those of parts that keep the HTML they came with, and
 * those of a page whose app is still on its way. They lead on without a page load, and are got ready for, all the same.
 */
export function followLinks({ navigate, prefetch }: Navigation, page: Document = document): void {
  page.addEventListener('click', (event) => {
    const link = linkAt(event.target);
    if (!link || event.defaultPrevented || !isPlainClick(event)) return;
    event.preventDefault();
    void navigate(addressOf(link));
  });
  for (const type of ['pointerover', 'focusin'] as const) {
    page.addEventListener(type, (event) => {
      const link = linkAt(event.target);
      if (link) prefetch(addressOf(link));
    });
  }
}

/** The link to a page of this site that an event happened in; the skip link stays the browser's. */
function linkAt(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null;
  const own =
    link && link.origin === window.location.origin && !link.target && !link.hasAttribute('download');
  return own && !link.pathname.startsWith('/apps/') && !link.pathname.startsWith('/api/') ? link : undefined;
}

function addressOf({ pathname, search, hash }: HTMLAnchorElement): string {
  return pathname + search + hash;
}

function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}
