/** The rules of one component, or of one animation, as styled-components keeps them together. */
export interface StyleGroup {
  readonly id: string;
  /** The class names, one for each way that the component is shown. */
  readonly names: readonly string[];
  readonly rules: readonly string[];
}

/** The styles of a piece of a page by component: what builds on another component comes after it. */
export interface ComponentStyles {
  /** Of styled-components; another one makes other class names. */
  readonly version: string;
  readonly groups: readonly StyleGroup[];
}

/** Separates what styled-components writes: rules, and after those of a component the marker that names it. */
const END_OF_RULE = '/*!sc*/\n';
const MARKER = /^data-styled\.g\d+\[id="([\w-]+)"\]\{content:"([^"]*)"\}$/;

/** Reads the style elements that styled-components makes of a rendering. */
export function readComponentStyles(styleTags: string): ComponentStyles {
  const groups: StyleGroup[] = [];
  let rules: string[] = [];
  for (const part of styleTags.replaceAll(/<\/?style[^>]*>/g, '').split(END_OF_RULE)) {
    const [, id, names = ''] = MARKER.exec(part.trim()) ?? [];
    if (id !== undefined) {
      groups.push({ id, names: names.split(',').filter(Boolean), rules });
      rules = [];
    } else if (part.trim()) rules.push(part.trim());
  }
  return { version: /data-styled-version="([^"]+)"/.exec(styleTags)?.[1] ?? '', groups };
}

/** The rules alone. */
export const plainCss = ({ groups }: ComponentStyles): string =>
  groups.flatMap(({ rules }) => rules).join('');
