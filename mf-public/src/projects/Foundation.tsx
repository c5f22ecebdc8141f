import { Loom } from '@school/shared/art';
import { projectPath, projects, type DonationProject } from '@school/shared/projects';
import { useProjects } from '@school/shared/projects/use';
import { color, font, space, size } from '@school/shared/theme';
import { Button, Card, CardLink, Grid, Money, Section, SplitHead, Text, Title } from '@school/shared/ui';
import { useRef } from 'react';
import styled from 'styled-components';
import { useRaised } from '../parts/useRaised';

/** The foundation's projects with their progress. */
export function Foundation() {
  const section = useRef<HTMLElement>(null);
  const raisedOf = useRaised(section);
  return (
    <Section ref={section} id="projects" ground="paper" aria-labelledby="projects-title">
      <SplitHead
        stacked
        id="projects-title"
        title="What the foundation raises money for"
        lead="Projects for young musicians. The woven part of each cloth is what has been given. The bare threads are what is still needed."
      />
      <Grid as="ul" columns={3} tablet={3} gap="s6">
        {useProjects(projects).map((project) => (
          <FoundationProject key={project.slug} project={project} raised={raisedOf(project)} />
        ))}
      </Grid>
      <On>
        <Button to="/donate">Donate and support us</Button>
      </On>
    </Section>
  );
}

interface Props {
  readonly project: DonationProject;
  /** In pesewas. */
  readonly raised: number;
}

function FoundationProject({ project, raised }: Props) {
  const { slug, name, description, target } = project;
  return (
    <Card as="li" bar>
      <Title size={3}>
        <CardLink to={projectPath(project)}>{name}</CardLink>
      </Title>
      <Description>{description}</Description>
      <Cloth>
        <Loom id={`loom-${slug}`} size="small" share={raised / target} />
      </Cloth>
      <Sum>
        <Money pesewas={raised} />{' '}
        <small>
          given of <Money pesewas={target} />
        </small>
      </Sum>
    </Card>
  );
}

const Description = styled(Text)`
  margin-block: ${space.s3} ${space.s5};
`;

const Cloth = styled.div`
  margin-top: auto;
`;

const Sum = styled.p`
  margin-top: ${space.s4};
  font: 800 ${size.t3} / 1 ${font.display};
  font-stretch: 78%;
  small {
    display: block;
    margin-top: ${space.s2};
    font: 600 ${size.body} / 1.3 ${font.text};
    font-stretch: 100%;
    color: ${color.muted};
  }
`;

const On = styled.p`
  margin-top: ${space.s10};
`;
