import { DomUtils, parseDocument } from 'htmlparser2';

export type Page = ReturnType<typeof parseDocument>;
export type Node = Page['children'][number];
export type Element = Extract<Node, { attribs: unknown }>;

export const isElement = (node: Node | Page | null | undefined): node is Element =>
  node !== null && node !== undefined && 'attribs' in node;

/** Returns the elements within an element or a page that pass a test, in the order of the document. */
export const elementsIn = (within: Element | Page, test: (element: Element) => boolean): Element[] =>
  DomUtils.findAll(test, within.children);

export const byTag = (within: Element | Page, ...tags: readonly string[]): Element[] =>
  elementsIn(within, ({ name }) => tags.includes(name));

export const byId = (within: Element | Page, id: string): Element | undefined =>
  elementsIn(within, ({ attribs }) => attribs['id'] === id)[0];

/** Returns the nodes of an HTML text, in which all values must be escaped; a copy, since placing them empties the list. */
export const nodesOf = (html: string): Node[] => [...parseDocument(html).children];

/** Replaces the children of an element. */
export function fill(element: Element, nodes: readonly Node[]): void {
  for (const child of element.children.toReversed()) DomUtils.removeElement(child);
  for (const node of nodes) DomUtils.appendChild(element, node);
}

export function insertAfter(place: Node, nodes: readonly Node[]): void {
  for (const node of [...nodes].toReversed()) DomUtils.append(place, node);
}

export function insertFirst(parent: Element, nodes: readonly Node[]): void {
  for (const node of [...nodes].toReversed()) DomUtils.prependChild(parent, node);
}

/** Returns the HTML of a page, with all texts and attribute values escaped. */
export const htmlOf = (page: Page): string => DomUtils.getOuterHTML(page, { encodeEntities: 'utf8' });

const LOADS_CODE = /^(?:modulepreload|preload)$/;

/**
 * Makes a composed page work by itself: without scripts, which would look for the page at another address, and with
 * what it shows without them.
 * @param title replaces the page's own
 */
export function makeStandalone(page: Page, title: (own: string) => string): void {
  for (const script of byTag(page, 'script')) DomUtils.removeElement(script);
  for (const link of byTag(page, 'link')) {
    const { rel = '', as = 'fetch' } = link.attribs;
    if (LOADS_CODE.test(rel) && as === 'fetch') DomUtils.removeElement(link);
  }
  for (const replaced of byTag(page, 'noscript')) {
    insertAfter(replaced, replaced.children);
    DomUtils.removeElement(replaced);
  }
  for (const robots of elementsIn(
    page,
    ({ name, attribs }) => name === 'meta' && attribs['name'] === 'robots',
  ))
    DomUtils.removeElement(robots);
  const [name] = byTag(page, 'title');
  if (!name) return;
  fill(name, textNodes(title(DomUtils.textContent(name))));
  insertAfter(name, nodesOf('<meta name="robots" content="noindex">'));
}

/** Adds a style to the head of a page. */
export function addStyle(page: Page, css: string): void {
  const [head] = byTag(page, 'head');
  for (const style of nodesOf(`<style>${css}</style>`)) if (head) DomUtils.appendChild(head, style);
}

/** Returns a text as nodes. */
export function textNodes(text: string): Node[] {
  const [node] = nodesOf('.');
  if (!node || !('data' in node)) return [];
  node.data = text;
  return [node];
}
