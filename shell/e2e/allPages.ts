import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { SpecPage } from '@school/shared/e2e';
import { remoteNames, WORKSPACE } from '../workspace/workspace';

interface PagesOfApp {
  readonly PAGES?: readonly SpecPage[];
  readonly ADMIN_PAGES?: readonly string[];
}

const files = remoteNames()
  .map((name) => join(WORKSPACE, name, 'e2e/pages.ts'))
  .filter((file) => existsSync(file));
const apps = await Promise.all(files.map((file) => import(file) as Promise<PagesOfApp>));

/** The public pages of all apps, from their own lists. */
export const PUBLIC_PAGES: readonly SpecPage[] = apps.flatMap(({ PAGES = [] }) => PAGES);

/** The paths that require sign-in. */
export const ADMIN_PAGES: readonly string[] = apps.flatMap((app) => app.ADMIN_PAGES ?? []);
