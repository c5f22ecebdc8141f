import type { FiguresBySlug } from '@school/shared/projects';
import { watchRaised } from '@school/shared/stream';
import type { Project } from '../api';

interface Options {
  /** The address of the API. */
  readonly apiBase: string;
  readonly onFigures: (figures: FiguresBySlug) => void;
}

/**
 * Reports the live figures of all projects until the signal aborts. It works without the page's store,
 * whose code a page of figures does not need. While the API is unavailable the last value stays.
 */
export function watchFigures(signal: AbortSignal, { apiBase, onFigures }: Options): void {
  let projects: readonly Project[] = [];

  const tell = (): void =>
    onFigures(
      Object.fromEntries(
        projects.map(({ slug, raised, target, isOpen }) => [slug, { raised, target, isOpen }]),
      ),
    );

  async function ask(): Promise<void> {
    const answer = fetch(`${apiBase}/projects`, { signal, cache: 'no-store' }).then(
      (response): Promise<Project[]> | undefined => (response.ok ? response.json() : undefined),
    );
    // The request may be aborted or cut off in the middle of the response.
    const now = await answer.catch(() => undefined);
    if (!now) return;
    projects = now;
    tell();
  }

  void ask().then(() => {
    watchRaised(signal, {
      url: `${apiBase}/projects/stream`,
      onRaised(raised) {
        // The first request failed, and the API is available again.
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
