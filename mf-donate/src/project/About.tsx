import type { DonationProject } from '@school/shared/projects';
import { color, line, media, space, type as voice } from '@school/shared/theme';
import { Display, Money, Section, Text } from '@school/shared/ui';
import styled from 'styled-components';
import { ShareLinks } from '../parts/ShareLinks';

/** What it is, what donations buy, and how to tell others. */
export function About({ project }: { readonly project: DonationProject }) {
  return (
    <Section ground="paper">
      <Split>
        <Column>
          <Display size={2}>What it is</Display>
          {project.overview.map((paragraph) => (
            <Text key={paragraph}>{paragraph}</Text>
          ))}
          <ShareLinks project={project} />
        </Column>
        <Column>
          <Display size={2}>What donations buy</Display>
          <dl>
            {project.needs.map(({ what, pesewas }) => (
              <Row key={what}>
                <dt>{what}</dt>
                <dd>
                  <Money pesewas={pesewas} />
                </dd>
              </Row>
            ))}
          </dl>
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

const Row = styled.div`
  display: flex;
  justify-content: space-between;
  align-items: baseline;
  gap: ${space.s6};
  padding-block: ${space.s4};
  border-top: ${line.list} solid ${color.rule};
  &:last-child {
    border-bottom: ${line.list} solid ${color.rule};
  }
  dd {
    flex: none;
    ${voice.subtitle}
    ${voice.numeric}
  }
`;
