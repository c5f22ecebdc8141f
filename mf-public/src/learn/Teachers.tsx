import { useContent } from '@school/shared/content/use';
import { media, space } from '@school/shared/theme';
import { PortraitTile, Section, TextLink, Title } from '@school/shared/ui';
import { PersonPicture } from '@school/shared/people/picture';
import styled from 'styled-components';
import { instructors } from '../content/instructors';
import { leadership } from '../content/leadership';
import { useInstrument } from './useInstrument';

/** Says who teaches the instrument, and where they learnt it. */
export function Teachers() {
  const { id, name } = useInstrument();
  // The position on the page about the school, so that a neutral drawing is the same there.
  const all = [useContent(instructors), useContent(leadership)].flatMap((list) =>
    list.map((person, at) => ({ person, at })),
  );
  const teachers = all.filter(({ person }) => person.teaches?.includes(id));
  if (teachers.length === 0) return null;
  return (
    <Section id="teachers" room="half" ground="card" aria-labelledby="teachers-title">
      <Title as="h2" id="teachers-title">
        Who teaches {name.toLowerCase()}
      </Title>
      <Row>
        {teachers.map(({ person, at }) => (
          <li key={person.name}>
            <PortraitTile
              name={person.name}
              position={person.position}
              syllables={person.syllables}
              tone={person.tone}
              accents={person.accents}
              picture={<PersonPicture person={person} at={at} />}
              biography={`${person.training ?? ''} ${person.biography ?? ''}`.trim()}
              rowOnPhones
            />
          </li>
        ))}
      </Row>
      <TextLink to="/about#instructors">Everyone who teaches</TextLink>
    </Section>
  );
}

const Row = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space.s6} ${space.split};
  margin-block: ${space.s5} ${space.s3};
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    row-gap: 0;
  }
`;
