import { importChunk, useShell } from '@school/shared';
import type { RaisedBySlug } from '@school/shared/stream';
import { useEffect, useState, type RefObject } from 'react';

interface Project {
  readonly slug: string;
  /** In pesewas, from the composed page. */
  readonly raised: number;
}

/** How close to the screen a part is before it starts to update. */
const AHEAD = '200px';

const NOTHING_YET: RaisedBySlug = {};

/**
 * Returns the amount a project has raised, in pesewas: at first as composed, then from the API while this
 * part of the page is in view. If the API is unavailable, the last amount stays.
 */
export function useRaised(part: RefObject<HTMLElement | null>): (project: Project) => number {
  const { apiBase } = useShell().config;
  const [told, setTold] = useState(NOTHING_YET);

  useEffect(() => {
    if (!part.current) return undefined;
    let view = new AbortController();
    const observer = new IntersectionObserver(
      (entries) => {
        view.abort();
        if (!entries[entries.length - 1]?.isIntersecting) return;
        const { signal } = (view = new AbortController());
        importChunk('stream', () => import('@school/shared/stream')).then(
          ({ watchRaised }) => watchRaised(signal, { url: `${apiBase}/projects/stream`, onRaised: setTold }),
          reportError,
        );
      },
      { rootMargin: AHEAD },
    );
    observer.observe(part.current);
    return () => {
      observer.disconnect();
      view.abort();
    };
  }, [part, apiBase]);

  return ({ slug, raised }) => told[slug] ?? raised;
}
