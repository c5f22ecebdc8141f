import type { ComponentType, ReactNode } from 'react';
import { island } from '@school/shared';

/**
 * A part of a page whose code loads when the part is first shown.
 * @param name names the chunk in messages
 * @param fallback stands in its place, in its size, while it loads
 */
export const lazyPart = <Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
  fallback: ReactNode = null,
): ComponentType<Props> => island(name, load, { when: 'load', fallback });
