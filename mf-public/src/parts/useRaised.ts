import { importChunk, useShell } from '@school/shared';
import { useEffect, useState, type RefObject } from 'react';
import type { Raised } from './watchRaised';

interface Project {
  readonly slug: string;
  /** In pesewas, as the page was made with. */
  readonly raised: number;
}

/** How far outside the screen a part may be when it comes alive. */
const AHEAD = '200px';

const NOTHING_YET: Raised = new Map();

/**
 * Says what a project has raised, in pesewas: at first what the page was made with, and then, as long as this part of
 * the page is in view, what the API says. If the API is away, the last figure stays.
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
        if (!entries.at(-1)?.isIntersecting) return;
        const { signal } = (view = new AbortController());
        importChunk('watchRaised', () => import('./watchRaised')).then(
          ({ watchRaised }) => watchRaised(`${apiBase}/projects/stream`, setTold, signal),
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

  return ({ slug, raised }) => told.get(slug) ?? raised;
}
