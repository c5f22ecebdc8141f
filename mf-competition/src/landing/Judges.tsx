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
      <Row $told={judges.some(({ biography }) => biography)}>
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

/** Tiles with a text are wide, tiles alone are narrow. */
const Row = styled.ul<{ $told: boolean }>`
  display: grid;
  grid-template-columns: repeat(${({ $told }) => ($told ? 2 : 6)}, minmax(0, 1fr));
  gap: ${space.s8} ${({ $told }) => ($told ? space.split : 0)};
  margin-top: clamp(${space.s8}, 3.6vw, 56px);
  ${media.tablet} {
    grid-template-columns: repeat(${({ $told }) => ($told ? 2 : 3)}, minmax(0, 1fr));
  }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    row-gap: 0;
  }
`;
