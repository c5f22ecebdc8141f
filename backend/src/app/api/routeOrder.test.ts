import { expect, it } from 'vitest';
import { documentOperations } from '../../testing/documentOperations';

const isParameter = (segment: string) => segment.startsWith('{');

/** Returns whether requests for a path also fit another one, because that one has parameters in its place. */
function isShadowedBy(path: string, other: string): boolean {
  const [own, theirs] = [path.split('/'), other.split('/')];
  if (path === other || own.length !== theirs.length) return false;
  return own.every((segment, nth) => segment === theirs[nth] || isParameter(theirs[nth] ?? ''));
}

it.each([
  ['/api/content/shared/offer', '/api/content/{owner}/{name}', true],
  ['/api/content/{owner}/{name}', '/api/content/shared/offer', false],
  ['/api/staff/people', '/api/staff/{id}/people', false],
])('%s is taken by %s when that comes first: %s', (path, other, isTaken) => {
  expect(isShadowedBy(path, other)).toBe(isTaken);
});

it('no route takes the requests of a later one: move the feature of the later one up in app/features.ts', () => {
  const operations = documentOperations();
  const lost = operations.flatMap(({ id, method, path }, nth) =>
    operations
      .slice(0, nth)
      .filter((earlier) => earlier.method === method && isShadowedBy(path, earlier.path))
      .map((earlier) => `${earlier.id} comes before ${id}`),
  );
  expect(lost).toEqual([]);
});
