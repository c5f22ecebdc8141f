import type { DonationProject } from '@school/shared/projects';
import { media, space } from '@school/shared/theme';
import { Breadcrumbs, Display, Lead, Section, Text } from '@school/shared/ui';
import styled from 'styled-components';
import { drawingLabels } from '../content/drawingLabels';
import { useFigures } from '../figures/FiguresProvider';
import { ProjectPicture } from '../parts/ProjectPicture';
import { breadcrumbsTo } from './breadcrumbsTo';
import { DonateButton } from './DonateButton';

/** ID of the place of the page's first button. */
export const FIRST_BUTTON = 'donate';

/** Name, picture and the donate button. */
export function ProjectHead({ project }: { readonly project: DonationProject }) {
  const { isOpen } = useFigures(project.slug);
  return (
    <Section ground="rose" room="half">
      <Breadcrumbs items={breadcrumbsTo(project)} />
      <Split>
        <Column>
          <Display as="h1">{project.name}</Display>
          <Lead>{project.description}</Lead>
          {isOpen ? (
            <div id={FIRST_BUTTON}>
              <DonateButton project={project} />
            </div>
          ) : (
            <Text>This project takes no more donations. You can still give to the others.</Text>
          )}
        </Column>
        <ProjectPicture project={project} label={drawingLabels[project.slug] ?? project.name} first />
      </Split>
    </Section>
  );
}

const Split = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space.s8} ${space.split};
  align-items: center;
  margin-top: ${space.s4};
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Column = styled.div`
  display: grid;
  gap: ${space.s6};
  justify-items: start;
`;
