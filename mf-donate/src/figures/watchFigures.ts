import { watchRaised } from '@school/shared/stream';
import type { Project } from '../api';
import type { FiguresBySlug } from './figures';

interface Options {
  /** Where the API is. */
  readonly apiBase: string;
  readonly onFigures: (figures: FiguresBySlug) => void;
}

/**
 * Tells the API's figures of all projects, now and after every donation, until the signal aborts. Without the page's
 * store, whose code a page of figures does not need. While the API is away nothing is told, and what was told stands.
 */
export function watchFigures(signal: AbortSignal, { apiBase, onFigures }: Options): void {
  let projects: readonly Project[] = [];

  const tell = (): void =>
    onFigures(
      new Map(projects.map(({ slug, raised, target, isOpen }) => [slug, { raised, target, isOpen }])),
    );

  async function ask(): Promise<void> {
    const answer = fetch(`${apiBase}/projects`, { signal, cache: 'no-store' }).then(
      (response): Promise<Project[]> | undefined => (response.ok ? response.json() : undefined),
    );
    // The page may be left, or the line lost, in the middle of the answer too.
    const now = await answer.catch(() => undefined);
    if (!now) return;
    projects = now;
    tell();
  }

  void ask().then(() => {
    watchRaised(signal, {
      url: `${apiBase}/projects/stream`,
      onRaised(raised) {
        // They could not be asked for before, and the API is there again.
        if (projects.length === 0) return void ask();
        projects = projects.map((project) => ({
          ...project,
          raised: raised[project.slug] ?? project.raised,
        }));
        tell();
      },
      onLost: () => void ask(),
    });
  });
}
