import { useParams, usePage } from '@school/shared';
import { projectPageHead } from '../content/heads';
import { useProject } from '../content/useProject';
import { DonorWall } from '../donors/DonorWall';
import { FiguresProvider } from '../figures/FiguresProvider';
import { OtherProjects } from '../parts/OtherProjects';
import { About } from './About';
import { GiveBar } from './GiveBar';
import { Progress } from './Progress';
import { FIRST_BUTTON, ProjectHead } from './ProjectHead';
import { Reports } from './Reports';
import { Supporters } from './Supporters';

/** The page of a project or an asset. */
export function ProjectPage() {
  const { slug } = useParams();
  const project = useProject(slug);
  usePage({ title: projectPageHead(project).title });
  return (
    <FiguresProvider key={project.slug}>
      <ProjectHead project={project} />
      <Progress project={project} />
      <About project={project} />
      <Reports project={project} />
      <Supporters project={project} />
      <DonorWall project={project} />
      <OtherProjects than={project} />
      <GiveBar project={project} first={FIRST_BUTTON} />
    </FiguresProvider>
  );
}
