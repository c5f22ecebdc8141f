/** The rules of one component or animation. */
export interface StyleGroup {
  readonly id: string;
  /** The class names, one for each variant of the component. */
  readonly names: readonly string[];
  readonly rules: readonly string[];
}

/** The styles of a fragment by component. A component follows those that it extends. */
export interface ComponentStyles {
  /** The version of styled-components, which determines class names. */
  readonly version: string;
  readonly groups: readonly StyleGroup[];
}

/** Separates rules and component markers in the output of styled-components. */
const END_OF_RULE = '/*!sc*/\n';
const MARKER = /^data-styled\.g\d+\[id="([\w-]+)"\]\{content:"([^"]*)"\}$/;

/** Parses the style elements of a rendering. */
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

/** Returns the rules without component markers. */
export const plainCss = ({ groups }: ComponentStyles): string =>
  groups.flatMap(({ rules }) => rules).join('');
