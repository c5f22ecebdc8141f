import { randomBytes } from 'node:crypto';
import { BACKEND, previewNameSchema, type Preview, type Registry, type Release } from './registry';
import { withVariants } from './variants';

/** Where previews are begun and ended, on the site's server. */
export const PREVIEWS_PATH = '/previews';
/** How long a preview can be seen. Days. */
export const PREVIEW_DAYS = 14;
const DAY_MS = 24 * 60 * 60_000;

/** A preview with its name. */
export interface NamedPreview extends Preview {
  readonly name: string;
}

/** Returns the previews that have not expired, the latest first. */
export function livePreviews({ previews = {} }: Pick<Registry, 'previews'>, now: Date): NamedPreview[] {
  return Object.entries(previews)
    .map(([name, preview]) => ({ ...preview, name }))
    .filter(({ expiresAt }) => Date.parse(expiresAt) > now.getTime())
    .toSorted((one, other) => other.expiresAt.localeCompare(one.expiresAt));
}

/** Returns the preview with a key from outside, unless it has expired. */
export function previewOf(registry: Registry, key: string, now: Date): NamedPreview | undefined {
  return livePreviews(registry, now).find((preview) => preview.key === key);
}

/** Returns the site as a browser sees it that shows a preview. */
export function withPreview(registry: Registry, preview: Preview): Registry {
  return withVariants(registry, [{ ...preview, channel: 'preview' }]);
}

/**
 * Returns the previews of a site after one was added, or replaced by a later build. A replaced one keeps its key, so that
 * whoever has opened it sees the later build.
 * @throws Error with one line when the name is invalid, or the release cannot be a preview
 */
export function addPreview(
  { previews = {} }: Registry,
  release: Release,
  { name, by, now }: { readonly name: string; readonly by?: string | undefined; readonly now: Date },
): NonNullable<Registry['previews']> {
  if (!previewNameSchema.safeParse(name).success)
    throw new Error(
      `A preview is named by up to 40 lower-case letters, digits and hyphens, and not ${JSON.stringify(name)}`,
    );
  const app = release.manifest.name;
  if (app === 'shell' || app === BACKEND) throw new Error('Only a remote can have a preview');
  const former = Object.hasOwn(previews, name) ? previews[name] : undefined;
  if (former && former.release.manifest.name !== app)
    throw new Error(`The preview ${name} is one of ${former.release.manifest.name}: choose another name`);
  const key = former?.key ?? randomBytes(16).toString('base64url');
  const expiresAt = new Date(now.getTime() + PREVIEW_DAYS * DAY_MS).toISOString();
  return { ...previews, [name]: { release, pages: {}, key, by, expiresAt } };
}

/** Returns the previews of a site without one. @throws Error with one line when there is none */
export function withoutPreview({ previews = {} }: Registry, name: string): NonNullable<Registry['previews']> {
  if (!Object.hasOwn(previews, name)) throw new Error(`There is no preview ${name}`);
  const { [name]: _, ...others } = previews;
  return others;
}
