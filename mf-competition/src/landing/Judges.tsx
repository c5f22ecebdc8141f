import { useContent } from '@school/shared/content/use';
import { performers } from '@school/shared/people';
import { PersonPicture } from '@school/shared/people/picture';
import { media, space } from '@school/shared/theme';
import { Display, PortraitTile, Section } from '@school/shared/ui';
import styled from 'styled-components';

export function Judges() {
  const judges = useContent(performers);
  return (
    <Section id="judges" aria-labelledby="judges-title">
      <Display id="judges-title">Meet the judges</Display>
      <Row>
        {judges.map((judge, at) => (
          <li key={at}>
            <PortraitTile
              name={judge.name}
              position={judge.position}
              syllables={judge.syllables}
              tone={judge.tone}
              accents={judge.accents}
              picture={<PersonPicture person={judge} at={at} />}
              biography={judge.biography}
              rowOnPhones
            />
          </li>
        ))}
      </Row>
    </Section>
  );
}

const Row = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space.s8} ${space.split};
  margin-top: clamp(${space.s8}, 3.6vw, 56px);
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    row-gap: 0;
  }
`;
