// What `newerMembers` finds, and what it leaves alone.
export const found = (asked: URLSearchParams, list: readonly string[]) => [
  asked.size,
  list.toSorted(),
  list.findLast((one) => one),
  document.adoptedStyleSheets,
  new CSSStyleSheet(),
];

interface OfOurs {
  readonly size: number;
  toSorted(): string[];
}

export const leftAlone = (ours: OfOurs, set: Set<string>) => [ours.size, ours.toSorted(), set.size];
