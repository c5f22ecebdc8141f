import { color, measure, media, size, space, type as voice } from '@school/shared/theme';
import { Cluster, Lead, Section, TextLink } from '@school/shared/ui';
import styled from 'styled-components';
import { whoWeAre } from '../content/whoWeAre';

export function WhoWeAre() {
  return (
    <Section id="who-we-are" ground="wine" aria-labelledby="who-we-are-title">
      <Eyebrow id="who-we-are-title">Who we are</Eyebrow>
      <Statement>{whoWeAre.statement}</Statement>
      <Row>
        <Lead>{whoWeAre.text}</Lead>
        <Cluster gap="s6">
          <TextLink to="/about#story">Our story</TextLink>
          <TextLink to="/about#contact">Where we are</TextLink>
        </Cluster>
      </Row>
    </Section>
  );
}

const Eyebrow = styled.h2`
  ${voice.subtitle}
  font-size: ${size.t4};
  color: ${color.accent};
`;

const Statement = styled.p`
  ${voice.display}
  font-size: ${size.t1};
  line-height: 0.94;
  max-width: 15em;
  margin-block: ${space.s5} ${space.s10};
  ${media.phone} {
    margin-bottom: ${space.s6};
    font-size: ${size.t2};
  }
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${space.s5} ${space.split};
  > p {
    flex: 1 1 ${measure.form};
  }
  ${media.phone} {
    > p {
      flex-basis: 100%;
    }
  }
`;
