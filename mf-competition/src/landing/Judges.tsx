import { useContent } from '@school/shared/content/use';
import { performers } from '@school/shared/people';
import { Photo } from '@school/shared/photographs';
import { media, space } from '@school/shared/theme';
import { Display, PortraitTile, Section } from '@school/shared/ui';
import styled from 'styled-components';

export function Judges() {
  const judges = useContent(performers);
  return (
    <Section id="judges" aria-labelledby="judges-title">
      <Display id="judges-title">Meet the judges</Display>
      <Row>
        {judges.map(({ name, position, syllables, tone, accents, photo }, at) => (
          <li key={at}>
            <PortraitTile
              {...{ name, position, syllables, tone, accents }}
              rowOnPhones
              photo={photo && <Photo photograph={photo} sizes="(max-width: 600px) 50vw, 240px" />}
            />
          </li>
        ))}
      </Row>
    </Section>
  );
}

const Row = styled.ul`
  display: grid;
  grid-template-columns: repeat(6, minmax(0, 1fr));
  margin-top: clamp(${space.s8}, 3.6vw, 56px);
  ${media.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    row-gap: 28px;
  }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    row-gap: 0;
  }
`;
