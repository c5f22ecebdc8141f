import { instrumentCss } from '../src/art/draw';
import type { Element } from './markup';

type Colours = Readonly<Record<string, string>>;

/** The colours of each ground class for instruments, by custom property. */
const coloursOn = new Map(
  [...instrumentCss.matchAll(/\.(on-\w+)\{([^}]*)\}/g)].map(([, name = '', rules = '']) => [
    name,
    Object.fromEntries(rules.split(';').map((rule) => rule.split(':') as [string, string])),
  ]),
);

/**
 * Returns a drawing without custom properties, which only browsers resolve. Each instrument is copied inline with the
 * colours of its place.
 */
export function withColours(drawing: Element): Element {
  const symbols = new Map(everyElement(drawing).map((element) => [element.attributes['id'] ?? '', element]));

  function paint(element: Element, colours: Colours): Element {
    const { tag, attributes, children } = element;
    const own = coloursOfClass(attributes['class']) ?? colours;
    const symbol = tag === 'use' ? symbols.get(attributes['href']?.slice(1) ?? '') : undefined;
    if (symbol && asksForColours(symbol)) return paint({ ...symbol, attributes: placeOf(attributes) }, own);
    const plain = Object.entries(attributes).map(([name, value]) => [name, coloured(value, own)] as const);
    return {
      tag,
      attributes: Object.fromEntries(plain),
      children: children
        .filter((child) => tag !== 'defs' || typeof child === 'string' || !asksForColours(child))
        .map((child) => (typeof child === 'string' ? child : paint(child, own))),
    };
  }

  return paint(drawing, {});
}

function everyElement(element: Element): Element[] {
  return [
    element,
    ...element.children.flatMap((child) => (typeof child === 'string' ? [] : everyElement(child))),
  ];
}

const asksForColours = (element: Element): boolean =>
  everyElement(element).some(({ attributes }) =>
    Object.values(attributes).some((value) => value.includes('var(')),
  );

const coloursOfClass = (classes = ''): Colours | undefined =>
  classes
    .split(' ')
    .map((name) => coloursOn.get(name))
    .find((found) => found);

function coloured(value: string, colours: Colours): string {
  return value.replace(/var\((--\w+)\)/g, (_, name: string) => {
    const colour = colours[name];
    if (!colour) throw new Error('An instrument without a ground has no colours');
    return colour;
  });
}

/** Returns the position of a copy as an attribute of the group that replaces it. */
function placeOf({ transform = '', x = '0', y = '0' }: Element['attributes']): Record<string, string> {
  const place = x === '0' && y === '0' ? transform : `${transform} translate(${x} ${y})`.trim();
  return place ? { transform: place } : {};
}
