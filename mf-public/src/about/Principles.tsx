import { Strip } from '@school/shared/art';
import { media, space } from '@school/shared/theme';
import { Card, Grid, Section, SplitHead, Text, Title } from '@school/shared/ui';
import styled from 'styled-components';
import { principles } from '../content/story';

export function Principles() {
  return (
    <>
      <Band id="about-strip" rhythm="agbadza" repeats={2} weave="school" />
      <Section id="how-we-teach">
        <SplitHead
          title="What we hold to"
          lead="Three sentences that every teacher here signs, and that every pupil may quote back at us."
        />
        <Grid as="ul" columns={3} gap="s6">
          {principles.map(({ title, text }) => (
            <Card as="li" key={title} bar>
              <Title size={3}>{title}</Title>
              <Copy>{text}</Copy>
            </Card>
          ))}
        </Grid>
      </Section>
    </>
  );
}

const Band = styled(Strip)`
  height: 60px;
  aspect-ratio: auto;
  ${media.phone} {
    height: 36px;
  }
`;

const Copy = styled(Text)`
  margin-top: ${space.s3};
`;
