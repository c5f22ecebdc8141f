import { describe, expect, it } from 'vitest';
import { CONTRACT_VERSION } from '@school/shared/contract';
import { EMPTY_REGISTRY, parseRegistry, type Registry } from './registry';

const registry = (contract: number): Registry => ({
  revision: 4,
  apps: {
    'mf-mate': {
      current: {
        version: '0123456789ab',
        deployedAt: '2030-01-01T00:00:00.000Z',
        manifest: { name: 'mf-mate', contract, entry: 'remoteEntry.js', routes: [], preloads: {} },
      },
    },
  },
  pages: {},
  files: {},
  resources: {},
});

function readApps(text: string): Registry['apps'] {
  try {
    return parseRegistry(text).apps;
  } catch {
    return {};
  }
}

describe('a registry', () => {
  it('is read as it was written', () => {
    expect(parseRegistry(JSON.stringify(EMPTY_REGISTRY))).toEqual(EMPTY_REGISTRY);
    expect(parseRegistry(JSON.stringify(registry(CONTRACT_VERSION)))).toEqual(registry(CONTRACT_VERSION));
  });

  it('stays readable when an app was built for an earlier contract', () => {
    const text = JSON.stringify(registry(CONTRACT_VERSION - 1));
    expect(parseRegistry(text).apps['mf-mate']?.current.manifest.contract).toBe(CONTRACT_VERSION - 1);
  });

  it('from before root files and resources has none', () => {
    const { files: _, resources: __, ...earlier } = registry(CONTRACT_VERSION);
    expect(parseRegistry(JSON.stringify(earlier))).toEqual(registry(CONTRACT_VERSION));
  });

  it('is rejected with one line that contains the position', () => {
    const wrong = structuredClone(registry(CONTRACT_VERSION)) as unknown as Record<string, unknown>;
    wrong['revision'] = -1;
    expect(() => parseRegistry(JSON.stringify(wrong))).toThrow(/^The registry is corrupt: revision: [^\n]+$/);
    expect(() => parseRegistry('{"revision":')).toThrow(/^The registry is corrupt: registry: [^\n]+$/);
  });

  it.each(['backend', 'forms', 'constructor', 'toString'])('has no app called %s', (name) => {
    const { current } = registry(CONTRACT_VERSION).apps['mf-mate'] ?? {};
    const apps = { [name]: { current: { ...current, manifest: { ...current?.manifest, name } } } };
    expect(() => parseRegistry(JSON.stringify({ ...EMPTY_REGISTRY, apps }))).toThrow(`apps.${name}`);
  });

  it('has no app called __proto__', () => {
    const text = JSON.stringify(registry(CONTRACT_VERSION)).replaceAll('"mf-mate"', '"__proto__"');
    expect(Object.keys(readApps(text))).toEqual([]);
    expect(Object.getPrototypeOf(readApps(text))).toBe(Object.prototype);
  });

  it('has each app under its own name', () => {
    const { apps } = registry(CONTRACT_VERSION);
    const text = JSON.stringify({ ...EMPTY_REGISTRY, apps: { 'mf-donate': apps['mf-mate'] } });
    expect(() => parseRegistry(text)).toThrow('apps.mf-donate: is the entry of mf-mate');
  });

  it('refers to no object outside the folder of pages', () => {
    const wrong = {
      ...EMPTY_REGISTRY,
      pages: { '/': { app: 'mf-a', object: '../../etc/passwd', status: 200 } },
    };
    expect(() => parseRegistry(JSON.stringify(wrong))).toThrow('pages./.object');
  });
});
