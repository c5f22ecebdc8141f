type Version = readonly [major: number, minor: number, patch: number];

const COMPARATOR = /^(\^|~|>=|<=|>|<|=|)v?(\d+)(?:\.(\d+|x))?(?:\.(\d+|x))?$/;

/**
 * Returns whether a range of package versions admits a version. An exact version counts as `^`: apps pin what they are
 * built with, and a later minor version of the shell's package still fits. Unknown syntax admits nothing.
 */
export function admits(range: string, version: string): boolean {
  const [, ...numbers] = /^(\d+)\.(\d+)\.(\d+)/.exec(version) ?? [];
  const [major = 0, minor = 0, patch = 0] = numbers.map(Number);
  const alternatives = range.replace(/([<>=^~])\s+/g, '$1').split('||');
  return alternatives.some((all) =>
    all
      .trim()
      .split(/\s+/)
      .every((comparator) => fits(comparator, [major, minor, patch])),
  );
}

function fits(comparator: string, version: Version): boolean {
  const [, operator, ...numbers] = COMPARATOR.exec(comparator) ?? [];
  if (operator === undefined) return false;
  const [major = 0, minor = NaN, patch = NaN] = numbers.map(Number);
  const low: Version = [major, minor || 0, patch || 0];
  const above = compare(version, low);
  if (operator === '>=') return above >= 0;
  if (operator === '<') return above < 0;
  if (operator === '>') return compare(version, whole(major, minor, patch)) > 0;
  if (operator === '<=') return compare(version, whole(major, minor, patch)) <= 0;
  const isNarrow = Number.isFinite(minor) && (operator === '~' || major === 0);
  const next: Version = isNarrow ? [major, minor + 1, 0] : [major + 1, 0, 0];
  return above >= 0 && compare(version, next) < 0;
}

/** Returns the last version that a partial one stands for. */
function whole(major: number, minor: number, patch: number): Version {
  return [major, Number.isNaN(minor) ? Infinity : minor, Number.isNaN(patch) ? Infinity : patch];
}

function compare(one: Version, other: Version): number {
  const at = one.findIndex((number, index) => number !== other[index]);
  return at < 0 ? 0 : (one[at] ?? 0) - (other[at] ?? 0);
}
