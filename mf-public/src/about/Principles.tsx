import { Strip } from '@school/shared/art';
import { color, line, media, space } from '@school/shared/theme';
import { AsideHead } from '../parts/AsideHead';
import { Section, Text, Title } from '@school/shared/ui';
import styled from 'styled-components';
import { principles } from '../content/story';

export function Principles() {
  return (
    <>
      <Band id="about-strip" rhythm="agbadza" repeats={2} weave="school" />
      <Section id="how-we-teach">
        <AsideHead title="What we believe in" lead="Three principles that every teacher here signs.">
          <ul>
            {principles.map(({ title, text }) => (
              <Row key={title}>
                <Title size={3}>{title}</Title>
                <Text>{text}</Text>
              </Row>
            ))}
          </ul>
        </AsideHead>
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

const Row = styled.li`
  padding-block: ${space.s5} ${space.s6};
  border-top: ${line.bar} solid ${color.line};
  > * + * {
    margin-top: ${space.s3};
  }
  ${media.phone} {
    padding-block: ${space.s3} ${space.s4};
    > * + * {
      margin-top: ${space.s2};
    }
  }
`;
