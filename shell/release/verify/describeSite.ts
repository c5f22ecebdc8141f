import { filesBelow } from '@school/shared/vite/compress';
import { CONTENT_FILE } from '@school/shared/content';
import { CONTRACT_VERSION, publicAccess, signedInAccess, type Access } from '@school/shared/contract';
import type { Fragment } from '@school/shared/render';
import { CONTENT_DECLARED } from '@school/shared/vite/content';
import { z } from 'zod';
import { frameLinks } from '../compose/composePages';
import { DEADLINES, openFrame } from '../compose/renderModule';
import type { HeadParts } from '../../src/render';
import { appFolder, registrySchema, type Registry, type Release } from '../site/registry';
import type { SiteStore } from '../site/store';

/** A path that stays in its folder, since a verifying machine writes files by it. */
const path = z
  .string()
  .startsWith('/')
  .refine((given) => given.split('/').every((segment) => segment !== '.' && segment !== '..'));
const object = z
  .string()
  .regex(/^(files\/[0-9a-f]{16}(\.\w+)?|apps\/[a-z0-9-]+\/[0-9a-f]{12}\/[\w/]+\.json)$/);

const frames = z.record(z.string(), z.custom<Fragment>());

/** What a deploy compares a build with. All of it can be read elsewhere on the site, or is in every page. */
export const siteDescriptionSchema = z.object({
  /** The version of the contract that the site's server accepts. */
  contract: z.int(),
  /** Without keys of previews and names of people. */
  registry: registrySchema,
  /** The texts of objects that the checks read, by key. */
  objects: z.record(object, z.string()),
  /** The paths of the files that each app puts at the root of the site. */
  rootFiles: z.record(z.string(), z.array(path)),
  /** What every page has of the shell, for a development server; undefined when the shell cannot render it. */
  frames: z.object({ head: z.custom<HeadParts>(), shown: frames, hidden: frames }).optional(),
});

export type SiteDescription = z.infer<typeof siteDescriptionSchema>;

const ROOT = 'root/';

/** Returns what a site says about itself, so that a build can be verified without rights on it. */
export async function describeSite(store: SiteStore, registry: Registry): Promise<SiteDescription> {
  const { revision, apps, api, canaries = {}, pins = {}, pages, files, resources } = registry;
  const releases = Object.values(apps).map(({ current }) => current);
  const keys = [
    ...releases.map(({ manifest, version }) => appFolder(manifest.name, version) + CONTENT_DECLARED),
    ...Object.values(resources).map((resource) => resource.object),
    ...[api?.current.document, files[CONTENT_FILE]?.object].filter((key) => key !== undefined),
  ];
  const read = keys.map(async (key) => [key, String((await store.read(key)) ?? '')] as const);
  const rootFiles = releases.map(async ({ manifest: { name }, version }) => {
    const below = await filesBelow(await store.localFolder(appFolder(name, version)));
    const own = below.filter((file) => file.startsWith(ROOT) && !file.endsWith('.br'));
    return [name, own.map((file) => `/${file.slice(ROOT.length)}`)] as const;
  });
  // Awaited together: a promise that fails before anybody waits for it would end the server.
  const [texts, filesOfApps] = await Promise.all([Promise.all(read), Promise.all(rootFiles)]);
  return {
    contract: CONTRACT_VERSION,
    registry: {
      revision,
      apps: mapped(apps, ({ current }) => ({ current: described(current) })),
      api: api && { current: api.current },
      canaries: mapped(canaries, ({ release, percent, since }) => {
        return { release: described(release), percent, since, pages: {} };
      }),
      pins: mapped(pins, ({ at }) => ({ at })),
      pages: mapped(pages, ({ app, object: key, status }) => ({ app, object: key, status })),
      files,
      resources,
    },
    objects: Object.fromEntries(texts.filter(([, text]) => text !== '')),
    rootFiles: Object.fromEntries(filesOfApps),
    frames: apps['shell'] && (await framesOf(store, registry, apps['shell'].current).catch(() => undefined)),
  };
}

const KINDS = ['site', 'competition', 'none'] as const;
/** A path that no link of the frame leads to. */
const NOWHERE = '/-';

async function framesOf(
  store: SiteStore,
  registry: Registry,
  shell: Release,
): Promise<SiteDescription['frames']> {
  const module = await openFrame(store, shell, DEADLINES, Date.now() + DEADLINES.allMs);
  const links = frameLinks(registry);
  const rendered = async (access: Access) => {
    const entries = KINDS.map(
      async (frame) => [frame, await module.frame({ path: NOWHERE, frame, access, links })] as const,
    );
    return Object.fromEntries(await Promise.all(entries));
  };
  try {
    return {
      head: await module.head(`/${appFolder('shell', shell.version)}`),
      shown: await rendered(publicAccess),
      hidden: await rendered(signedInAccess),
    };
  } finally {
    await module.close();
  }
}

/** A build does not change whether other apps have what they use of the API, so its documents are left out. */
function described({ version, deployedAt, manifest }: Release): Release {
  const { needs } = manifest;
  const { packages, versions } = needs ?? {};
  return {
    version,
    deployedAt,
    manifest: { ...manifest, needs: packages && { packages, versions }, pictures: undefined },
  };
}

const mapped = <From, To>(named: Readonly<Record<string, From>>, change: (from: From) => To) =>
  Object.fromEntries(Object.entries(named).map(([name, value]) => [name, change(value)]));
