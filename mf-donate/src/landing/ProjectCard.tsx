import { Loom } from '@school/shared/art';
import { nameInSentence, projectPath, type DonationProject } from '@school/shared/projects';
import { space, type as voice } from '@school/shared/theme';
import { Card, CardBody, Text, TextLink, Title, VisuallyHidden } from '@school/shared/ui';
import styled from 'styled-components';
import { shareOf } from '../figures/figures';
import { useFigures } from '../figures/FiguresProvider';
import { ProjectPicture } from '../parts/ProjectPicture';
import { RaisedOf } from '../parts/RaisedOf';

/** A project or an asset in a grid. */
export function ProjectCard({ project }: { readonly project: DonationProject }) {
  const figures = useFigures(project.slug);
  return (
    <Card as="li" flush ground="paper">
      <ProjectPicture project={project} />
      <CardBody>
        <Title size={3}>{project.name}</Title>
        <Text>{project.description}</Text>
        <Foot>
          <Loom size="small" share={shareOf(figures)} />
          <Row>
            <span>
              <RaisedOf figures={figures} />
            </span>
          </Row>
          <Row>
            <TextLink to={projectPath(project)}>
              <span>
                Read more<VisuallyHidden> about {nameInSentence(project)}</VisuallyHidden>
              </span>
            </TextLink>
            {figures.isOpen && (
              <TextLink to={`/donate/new/${project.slug}`}>
                <span>
                  Give<VisuallyHidden> for {nameInSentence(project)}</VisuallyHidden>
                </span>
              </TextLink>
            )}
          </Row>
        </Foot>
      </CardBody>
    </Card>
  );
}

const Foot = styled.div`
  margin-top: auto;
  padding-top: ${space.s4};
`;

const Row = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: center;
  gap: 0 ${space.s4};
  ${voice.numeric}
`;
