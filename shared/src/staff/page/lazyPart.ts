import type { ComponentType, ReactNode } from 'react';
import { island } from '@school/shared';

/**
 * A part of a page whose code loads when the part is first shown.
 * @param name names the chunk in messages
 * @param fallback a placeholder of the same size
 */
export const lazyPart = <Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
  fallback: ReactNode = null,
): ComponentType<Props> => island(name, load, { when: 'load', fallback });
