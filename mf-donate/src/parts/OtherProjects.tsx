import { Loom } from '@school/shared/art';
import { donationProjects, nameInSentence, projectPath, type DonationProject } from '@school/shared/projects';
import { useProjects } from '@school/shared/projects/use';
import { space, type as voice } from '@school/shared/theme';
import { Display, Grid, Section, TextLink, Title, VisuallyHidden } from '@school/shared/ui';
import styled from 'styled-components';
import { shareOf } from '../figures/figures';
import { useFigures } from '../figures/FiguresProvider';
import { RaisedOf } from './RaisedOf';

/** Links to the other projects of the same kind. */
export function OtherProjects({ than: project }: { readonly than: DonationProject }) {
  const others = useProjects(
    donationProjects.filter(({ kind, slug }) => kind === project.kind && slug !== project.slug),
  );
  return (
    <Section ground="sand" aria-labelledby="others">
      <Display size={2} id="others">
        Other {project.kind}s to give to
      </Display>
      <Spaced>
        <Grid columns={2} tablet={2} gap="s10">
          {others.map((other) => (
            <OtherProject key={other.slug} project={other} />
          ))}
        </Grid>
      </Spaced>
    </Section>
  );
}

function OtherProject({ project }: { readonly project: DonationProject }) {
  const figures = useFigures(project.slug);
  return (
    <div>
      <Title size={3} style={{ marginBottom: space.s3 }}>
        {project.name}
      </Title>
      <Loom size="small" layout="both" share={shareOf(figures)} />
      <Row>
        <span>
          <RaisedOf figures={figures} />
        </span>
        <TextLink to={projectPath(project)}>
          <span>
            Read more<VisuallyHidden> about {nameInSentence(project)}</VisuallyHidden>
          </span>
        </TextLink>
      </Row>
    </div>
  );
}

const Spaced = styled.div`
  margin-top: ${space.s10};
`;

const Row = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: center;
  gap: 0 ${space.s4};
  ${voice.numeric}
`;
