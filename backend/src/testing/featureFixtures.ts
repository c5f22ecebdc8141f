import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { TestPayments } from './payments';
import type { OperationRequest } from './staffOperations';

/**
 * What the tests of all features need of one: the export `fixtures` of a `*.fixtures.ts` in its folder. So a new feature
 * is in these tests without a line in their lists.
 */
export interface FeatureFixtures {
  /** A valid body of each operation that takes one, with every text field. */
  readonly bodies?: Readonly<Record<string, object>>;
  /** Operations with a body whose preconditions a test does not create. */
  readonly refused?: readonly string[];
  /** Sends its forms under an address, so that it is found, exported and erased. */
  readonly person?: (shop: TestPayments, email: string) => Promise<void>;
  /** A request for each operation with which signed-in people change something; it creates what it changes. */
  readonly changes?: (shop: TestPayments) => Readonly<Record<string, () => Promise<OperationRequest>>>;
  /** Its paged lists, by path below `/staff`; a test of its own shows that they keep to their period. */
  readonly pagedLists?: readonly string[];
}

const source = resolve(import.meta.dirname, '..');

/** The fixtures of all features. */
export const featureFixtures: readonly FeatureFixtures[] = await Promise.all(
  readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.fixtures.ts'))
    .toSorted()
    .map(async (file) => {
      const module = (await import(/* @vite-ignore */ pathToFileURL(join(source, file)).href)) as {
        fixtures: FeatureFixtures;
      };
      return module.fixtures;
    }),
);
