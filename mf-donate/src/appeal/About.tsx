import { color, line, media, space, type as voice } from '@school/shared/theme';
import { Display, Money, Section, Text } from '@school/shared/ui';
import styled from 'styled-components';
import type { Appeal } from '../content/appeals';
import { ShareLinks } from './ShareLinks';

/** What it is, what gifts buy, and how to tell others. */
export function About({ appeal }: { readonly appeal: Appeal }) {
  return (
    <Section ground="paper">
      <Split>
        <Words>
          <Display size={2}>What it is</Display>
          {appeal.overview.map((paragraph) => (
            <Text key={paragraph}>{paragraph}</Text>
          ))}
          <ShareLinks appeal={appeal} />
        </Words>
        <Words>
          <Display size={2}>What gifts buy</Display>
          <dl>
            {appeal.needs.map(({ what, pesewas }) => (
              <Row key={what}>
                <dt>{what}</dt>
                <dd>
                  <Money pesewas={pesewas} />
                </dd>
              </Row>
            ))}
          </dl>
        </Words>
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

const Words = styled.div`
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
