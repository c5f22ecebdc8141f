/** Identifies an element on a page. */
export interface Find {
  readonly kind: 'link' | 'button' | 'field' | 'choice' | 'heading' | 'text';
  /** A pattern for its accessible name or text. */
  readonly name: string;
  /** A selector of its container; by default the whole page. */
  readonly within?: string;
}

/** Returns a call of one of the functions below, as an expression for the page. */
export const call = (what: Function, ...given: readonly unknown[]): string =>
  `(${what.toString()})(${given.map((one) => JSON.stringify(one)).join(', ')})`;

/** Returns the expression for an element, or null. */
export const theOne = (find: Find): string => call(locate, find);

/** Returns the expression for an element's position; empty while it cannot be clicked. The next click is watched. */
export const placeOf = (find: Find): string => `(${place.toString()})(${theOne(find)})`;

// These run in the page: each is sent as source text and can use only its arguments.

function locate({ kind, name, within }: Find): Element | null {
  const selectors = {
    link: 'a[href]',
    button: 'button, summary, [role="button"]',
    field: 'input:not([type="radio"], [type="checkbox"]), textarea, select',
    choice: 'input[type="radio"], input[type="checkbox"]',
    heading: 'h1, h2, h3',
    text: 'p, small, output, td, li, [role="status"]',
  };
  const pattern = new RegExp(name);
  const nameOf = (element: Element): string => {
    const labels = (element as HTMLInputElement).labels ?? [];
    const labelledBy = (element.getAttribute('aria-labelledby') ?? '').split(' ').filter(Boolean);
    const words =
      element.getAttribute('aria-label') ??
      ([...labels].map((label) => label.textContent).join(' ') ||
        labelledBy.map((id) => document.getElementById(id)?.textContent).join(' ') ||
        element.textContent);
    return (words ?? '').replace(/\s+/g, ' ').trim();
  };
  const isVisible = (element: Element) =>
    element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible';
  const found = [...document.querySelectorAll(selectors[kind])].find(
    (element) => (!within || element.closest(within)) && pattern.test(nameOf(element)) && isVisible(element),
  );
  // A choice is clicked by its label, which may be drawn over the input.
  return (kind === 'choice' ? found?.closest('label') : undefined) ?? found ?? null;
}

function place(element: Element | null): string {
  if (!element || (element as HTMLButtonElement).disabled) return '';
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const watch = window as unknown as { hasMissed?: boolean };
  watch.hasMissed = false;
  document.addEventListener(
    'click',
    ({ target }) => (watch.hasMissed = element.isConnected && !element.contains(target as Node)),
    { capture: true, once: true },
  );
  const { x, y, width, height } = element.getBoundingClientRect();
  const atTop = document.elementFromPoint(x + width / 2, y + height / 2);
  return atTop && (element.contains(atTop) || atTop.contains(element)) ? [x, y, width, height].join() : '';
}

/** Returns whether the last click on the page did not reach what it was meant for. */
export function hasMissed(): boolean {
  return (window as unknown as { hasMissed?: boolean }).hasMissed === true;
}

/** Records errors and console messages of a page, from before its first script. */
export function collect(): void {
  const complaints: string[] = [];
  Object.assign(window, { complaints });
  const written = (what: unknown) => (what instanceof Error ? `${what.message} ${what.stack}` : String(what));
  window.addEventListener('error', ({ message, error }) =>
    complaints.push(`uncaught: ${error ? written(error) : message}`),
  );
  window.addEventListener('unhandledrejection', ({ reason }) =>
    complaints.push(`rejected: ${written(reason)}`),
  );
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    complaints.push(`policy: ${effectiveDirective} ${blockedURI}`),
  );
  for (const level of ['error', 'warn'] as const) {
    const say = console[level].bind(console);
    console[level] = (...words: unknown[]) => {
      complaints.push(`console.${level}: ${words.map(written).join(' ')}`);
      say(...words);
    };
  }
}

/** Returns what was recorded. */
export function collected(): string[] {
  return (window as unknown as { complaints?: string[] }).complaints?.splice(0) ?? [];
}

/** Returns whether the app of the page, and each visible island, has hydrated. */
export function isLive(app: string): boolean {
  return document.querySelector(`main > [data-app="${app}"][data-live]`) !== null;
}

/** Continues scrolling unless it is scrolling already. @returns whether the end of the page is visible */
export function scrollOn(): boolean {
  const seen = window as unknown as { lastSeen?: number };
  const { scrollHeight } = document.documentElement;
  const isStill = seen.lastSeen === window.scrollY;
  seen.lastSeen = window.scrollY;
  if (window.innerHeight + window.scrollY > scrollHeight - 2) return true;
  // A page grows while its parts load, so its end moves.
  if (isStill) window.scrollTo({ top: scrollHeight, behavior: 'smooth' });
  return false;
}

/** Sets a field that is not typed into, such as a date or a select, and fires its events. */
export function choose(element: HTMLInputElement | HTMLSelectElement | null, value: string): void {
  if (!element) throw new Error('There is no such field');
  const type = element instanceof HTMLSelectElement ? HTMLSelectElement : HTMLInputElement;
  Object.getOwnPropertyDescriptor(type.prototype, 'value')?.set?.call(element, value);
  for (const event of ['input', 'change']) element.dispatchEvent(new Event(event, { bubbles: true }));
}
