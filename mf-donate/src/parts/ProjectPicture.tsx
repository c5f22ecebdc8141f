import type { DonationProject } from '@school/shared/projects';
import { Picture } from '@school/shared/ui';
import { ProjectDrawing } from '../art/ProjectDrawing';

interface Props {
  readonly project: DonationProject;
  /** Whether it is on the first screen. */
  readonly first?: boolean;
  /** The text alternative. Without one it is hidden from screen readers, because the name is beside it. */
  readonly label?: string | undefined;
}

/** The first photograph of a project, or its drawing. */
export function ProjectPicture({ project, first = false, label }: Props) {
  const [image] = project.images;
  if (!image) return <ProjectDrawing of={project.slug} label={label} />;
  return <Picture {...image} alt={label === undefined ? '' : image.alt} first={first} />;
}
