import type { AppTable, PublishedApp } from './pageDescriptor';

type Fields = Readonly<Record<string, unknown>>;

/**
 * Returns the apps of a registry without invalid entries, which must not affect others.
 * @throws when it is not a registry
 */
export function validApps(registry: unknown): AppTable {
  const apps = isFields(registry) ? registry['apps'] : undefined;
  if (!isFields(apps)) throw new Error('The registry is corrupt');
  const entries = Object.entries(apps).filter((entry): entry is [string, PublishedApp] => {
    if (isPublishedApp(entry[1])) return true;
    console.warn(`The registry's entry of ${entry[0]} is malformed`);
    return false;
  });
  return Object.fromEntries(entries);
}

function isPublishedApp(value: unknown): value is PublishedApp {
  return (
    isFields(value) &&
    hasTexts(value, 'version', 'entry') &&
    typeof value['contract'] === 'number' &&
    isListOf(value['routes'], isRoute)
  );
}

function isRoute(value: unknown): boolean {
  return (
    isFields(value) &&
    hasTexts(value, 'id', 'path', 'page', 'title') &&
    /^(\/|\*$)/.test(String(value['path'])) &&
    ['site', 'competition', 'none'].includes(String(value['frame'])) &&
    isAccess(value['access']) &&
    isOptionalListOf(value['variants'], isVariant) &&
    isOptionalListOf(value['links'], isLink)
  );
}

function isAccess(value: unknown): boolean {
  if (!isFields(value)) return false;
  const { kind } = value;
  return kind === 'open' || kind === 'signed-in' || (kind === 'signed-out' && hasTexts(value, 'target'));
}

function isVariant(value: unknown): boolean {
  if (!isFields(value) || !hasTexts(value, 'title')) return false;
  const { params } = value;
  return isFields(params) && hasTexts(params, ...Object.keys(params));
}

/** A list that this version does not know is of a newer one. */
function isLink(value: unknown): boolean {
  return isFields(value) && hasTexts(value, 'in', 'label');
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null;
}

function isListOf(value: unknown, isItem: (item: unknown) => boolean): boolean {
  return Array.isArray(value) && value.every(isItem);
}

function isOptionalListOf(value: unknown, isItem: (item: unknown) => boolean): boolean {
  return value === undefined || isListOf(value, isItem);
}

function hasTexts(fields: Fields, ...names: readonly string[]): boolean {
  return names.every((name) => typeof fields[name] === 'string');
}
