import type { askAs } from '@school/shared/e2e';

/**
 * Publishes a document as staff do: `value`, or the texts of the build with `revision: 0`.
 * @param document its path: `/shared/matching-campaigns`
 */
export async function publish(
  ask: Awaited<ReturnType<typeof askAs>>,
  document: string,
  what: { readonly value: unknown } | { readonly revision: 0 },
): Promise<void> {
  const path = `/staff/content${document}`;
  const { version } = await ask<{ version: number }>('GET', path);
  await ask('POST', `${path}/publications`, { version, ...what });
}
