import type { DonationProject } from '@school/shared/projects';
import { Picture } from '@school/shared/ui';
import { ProjectDrawing } from '../art/ProjectDrawing';

interface Props {
  readonly project: DonationProject;
  /** Whether it is on the first screen. */
  readonly first?: boolean;
  /** Hidden from screen readers, since the name stands right beside it. */
  readonly decorative?: boolean;
}

/** The project's first photograph, or its drawing until there is one. */
export function ProjectPicture({ project, first = false, decorative = false }: Props) {
  const [image] = project.images;
  if (!image)
    return <ProjectDrawing of={project.slug} label={decorative ? undefined : project.drawingLabel} />;
  return <Picture {...image} alt={decorative ? '' : image.alt} first={first} />;
}
