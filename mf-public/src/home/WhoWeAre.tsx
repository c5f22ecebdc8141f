import { Link } from '@school/shared';
import { useContent } from '@school/shared/content/use';
import { school } from '@school/shared/site';
import { color, line, media, size, space, type as voice } from '@school/shared/theme';
import { Section, TextLink } from '@school/shared/ui';
import styled from 'styled-components';
import { trust } from '../content/trust';
import { whoWeAre } from '../content/whoWeAre';

/** The school in one sentence, and the facts that a parent asks for first. */
export function WhoWeAre() {
  const { lead, facts } = useContent(trust);
  return (
    <Section id="who-we-are" ground="wine" room="half" aria-labelledby="who-we-are-title">
      <Eyebrow id="who-we-are-title">Who we are</Eyebrow>
      <Statement>{whoWeAre.statement}</Statement>
      <Facts>
        {facts.map(({ title, text }) => (
          <li key={title}>
            <b>{title}</b>
            {text}
          </li>
        ))}
        <li>
          <b>How we keep children safe</b>
          {lead} is the lead for safeguarding: call <a href={`tel:${school.phone}`}>{school.phoneLabel}</a>.{' '}
          <Link to="/safeguarding">Our rules</Link>
        </li>
      </Facts>
      <TextLink to="/about#story">Our story</TextLink>
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
  font-size: ${size.t2};
  line-height: 1;
  max-width: 22em;
  margin-block: ${space.s4} ${space.s8};
  ${media.phone} {
    margin-bottom: ${space.s6};
    font-size: ${size.t3};
  }
`;

const Facts = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(12em, 1fr));
  gap: ${space.s6};
  margin-bottom: ${space.s5};
  li {
    padding-top: ${space.s3};
    border-top: ${line.list} solid ${color.rule};
  }
  a {
    white-space: nowrap;
  }
  b {
    display: block;
    ${voice.subtitle}
  }
  ${media.nav} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space.s3};
  }
`;
