/** An element of one of our drawings, which are well formed and contain only elements, attributes and text. */
export interface Element {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly (Element | string)[];
}

const PART = /<(?<close>\/)?(?<tag>[a-zA-Z]+)(?<attributes>[^<>]*?)(?<empty>\/)?>|(?<text>[^<]+)/g;

/** Parses the first element of a drawing. @throws when there is none */
export function readMarkup(markup: string): Element {
  const root: (Element | string)[] = [];
  const open: (Element | string)[][] = [root];
  for (const { groups = {} } of markup.matchAll(PART)) {
    const { close, tag, attributes = '', empty, text } = groups;
    if (close) open.pop();
    if (text) open.at(-1)?.push(text);
    if (!tag || close) continue;
    const element = { tag, attributes: attributesIn(attributes), children: [] };
    open.at(-1)?.push(element);
    if (!empty) open.push(element.children);
  }
  const first = root.find((node) => typeof node !== 'string');
  if (!first) throw new Error('There is no drawing in this markup');
  return first;
}

/** Serialises a parsed element. */
export function writeMarkup(node: Element | string): string {
  if (typeof node === 'string') return node;
  const { tag, attributes, children } = node;
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`);
  return `<${tag}${written.join('')}>${children.map(writeMarkup).join('')}</${tag}>`;
}

function attributesIn(text: string): Record<string, string> {
  return Object.fromEntries(
    [...text.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]),
  );
}
