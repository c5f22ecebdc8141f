import type { Project } from '../../kit/projects/api';

export interface Matter {
  readonly project: Project;
  readonly what: string;
}

/** The share of the target from which a project is nearly full. */
const NEARLY = 0.9;

/** Returns open projects that are full, nearly full, or without a donation, most urgent first. */
export function needsAttention(projects: readonly Project[]): Matter[] {
  const open = projects.filter(({ isOpen }) => isOpen);
  const matters = (what: string, fits: (project: Project) => boolean) =>
    open.filter(fits).map((project) => ({ project, what }));
  return [
    ...matters('has reached its target and still takes donations', ({ raised, target }) => raised >= target),
    ...matters(
      'has nearly reached its target',
      ({ raised, target }) => raised < target && raised >= target * NEARLY,
    ),
    ...matters('has raised nothing yet', ({ raised }) => raised === 0),
  ];
}
