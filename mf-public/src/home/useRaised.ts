import { importChunk, useShell } from '@school/shared';
import { useEffect, useState, type RefObject } from 'react';

interface Project {
  readonly slug: string;
  readonly raised: number;
}

/** How far outside the screen a part may be when it comes alive. */
const AHEAD = '200px';

/**
 * What a project has raised, in pesewas: at first what the page was made with, and then, as long as its part of the
 * page is in view, what the API says. If the API is away, the last figure stays.
 */
export function useRaised(part: RefObject<HTMLElement | null>, project: Project): number {
  const { slug } = project;
  const { apiBase } = useShell().config;
  const [raised, setRaised] = useState(project.raised);

  useEffect(() => {
    if (!part.current) return undefined;
    let view = new AbortController();
    const observer = new IntersectionObserver(
      (entries) => {
        view.abort();
        if (!entries.at(-1)?.isIntersecting) return;
        const { signal } = (view = new AbortController());
        importChunk('watchRaised', () => import('./watchRaised')).then(
          ({ watchRaised }) => watchRaised(`${apiBase}/projects/stream`, slug, setRaised, signal),
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
  }, [part, slug, apiBase]);

  return raised;
}
