import { foldText } from '@school/shared/format';

/** An item of the palette. */
export interface PaletteItem {
  /** Identifies it among recent items, the same on every visit. */
  readonly id: string;
  readonly group: PaletteGroup;
  readonly label: string;
  readonly about: string;
  readonly run: () => void | Promise<void>;
}

export const paletteGroups = ['records', 'recent', 'do', 'go', 'people'] as const;

export type PaletteGroup = (typeof paletteGroups)[number];

/** Headings of the groups. */
export const groupLabels: Readonly<Record<PaletteGroup, string>> = {
  records: 'Records',
  recent: 'Recently used',
  do: 'Actions',
  go: 'Go to',
  people: 'People',
};

/**
 * Returns the items that match the typed words: each word begins a word of the label or description. Label
 * matches come first, recent ones first among them.
 * @param recent IDs of recent items, newest first
 */
export function matching(
  items: readonly PaletteItem[],
  typed: string,
  recent: readonly string[],
): readonly PaletteItem[] {
  const words = wordsOf(typed);
  if (words.length === 0) return withRecent(items, recent);
  const rank = ({ id, label, about }: PaletteItem): number => {
    if (!fits(words, `${label} ${about}`)) return -1;
    const used = recent.indexOf(id);
    return (fits(words, label) ? 2 : 0) + (used >= 0 ? 1 - used / (recent.length + 1) : 0);
  };
  return items
    .map((item) => ({ item, rank: rank(item) }))
    .filter((one) => one.rank >= 0)
    .sort((a, b) => b.rank - a.rank)
    .map(({ item }) => item);
}

/** Returns all items, with the recent ones in a group before them. */
function withRecent(items: readonly PaletteItem[], recent: readonly string[]): readonly PaletteItem[] {
  const used = recent.flatMap((id) => items.find((item) => item.id === id) ?? []);
  const others = items.filter((item) => !used.includes(item));
  return [...used.map((item) => ({ ...item, group: 'recent' as const })), ...others];
}

const fits = (words: readonly string[], text: string): boolean => {
  const known = wordsOf(text);
  return words.every((word) => known.some((one) => one.startsWith(word)));
};

const wordsOf = (text: string): string[] =>
  foldText(text)
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];
