import { useContent } from '@school/shared/content/use';
import { color, media, space } from '@school/shared/theme';
import { Display, Section, TextLink } from '@school/shared/ui';
import styled from 'styled-components';
import { leadership } from '../content/leadership';
import { Portrait } from '../parts/Portrait';

export function Leaders() {
  const people = useContent(leadership);
  return (
    <Section ground="card" room="half" aria-labelledby="leaders">
      <Head>
        <Display id="leaders" size={2}>
          The people who lead us
        </Display>
        <p>The strip under each name shows its syllables.</p>
      </Head>
      <Row $count={people.length}>
        {people.map((person, at) => (
          <li key={at}>
            <Portrait person={person} at={at} rowOnPhones />
          </li>
        ))}
      </Row>
      <TextLink to="/about#leadership">Meet everyone who leads, teaches and plays</TextLink>
    </Section>
  );
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${space.s4} ${space.s12};
  margin-bottom: clamp(32px, 3.6vw, 56px);
  p {
    color: ${color.muted};
  }
  ${media.phone} {
    p {
      display: none;
    }
  }
`;

/** Up to eight columns; phones show the first four, and the link below leads to all. */
const Row = styled.ul<{ $count: number }>`
  display: grid;
  grid-template-columns: repeat(${({ $count }) => Math.min($count, 8)}, minmax(0, 1fr));
  row-gap: 28px;
  margin-bottom: ${space.s8};
  ${media.nav} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    row-gap: 0;
    > :nth-child(n + 5) {
      display: none;
    }
  }
`;
