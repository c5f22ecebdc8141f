import { assets, projects, type DonationProject } from '@school/shared/projects';
import { useProjects } from '@school/shared/projects/use';
import { Grid, Section, SplitHead } from '@school/shared/ui';
import { ProjectCard } from './ProjectCard';

/** A grid of the projects, and one of the assets. */
export function ProjectGrids() {
  return (
    <>
      <ProjectGrid
        id="projects"
        title="Projects"
        lead="Concerts, rooms and lessons that you can pay for."
        projects={projects}
      />
      <ProjectGrid
        id="assets"
        title="Assets"
        lead="Things that the school needs and does not own yet."
        projects={assets}
      />
    </>
  );
}

interface Props {
  readonly id: string;
  readonly title: string;
  readonly lead: string;
  readonly projects: readonly DonationProject[];
}

function ProjectGrid({ id, title, lead, projects }: Props) {
  return (
    <Section id={id} ground={id === 'projects' ? 'sand' : 'card'} aria-labelledby={`${id}-title`}>
      <SplitHead id={`${id}-title`} title={title} lead={lead} stacked />
      <Grid as="ul" columns={3} tablet={3} gap="s6">
        {useProjects(projects).map((project) => (
          <ProjectCard key={project.slug} project={project} />
        ))}
      </Grid>
    </Section>
  );
}
