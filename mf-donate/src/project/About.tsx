import { projectPath, type DonationProject } from '@school/shared/projects';
import { media, space } from '@school/shared/theme';
import { Display, Section, Text } from '@school/shared/ui';
import styled from 'styled-components';
import { ShareLinks } from '../parts/ShareLinks';
import { shareText } from '../parts/shareTargets';
import { Needs } from './Needs';

/** The project, what donations buy, and links to share it. */
export function About({ project }: { readonly project: DonationProject }) {
  return (
    <Section ground="paper">
      <Split>
        <Column>
          <Display size={2}>What it is</Display>
          {project.overview.map((paragraph, at) => (
            <Text key={at}>{paragraph}</Text>
          ))}
          <ShareLinks text={shareText(project)} path={projectPath(project)} />
        </Column>
        <Column>
          <Display size={2}>What donations buy</Display>
          <Text>Choose a row to give just that.</Text>
          <Needs project={project} />
        </Column>
      </Split>
    </Section>
  );
}

const Split = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 6fr) minmax(0, 6fr);
  gap: ${space.s16} ${space.split};
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Column = styled.div`
  display: grid;
  align-content: start;
  gap: ${space.s5};
`;
