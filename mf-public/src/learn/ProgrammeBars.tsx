import { Grid, Section, SplitHead, Text, TextLink, Title } from '@school/shared/ui';
import styled from 'styled-components';
import { BeatBar } from '@school/shared/art';
import { color, line, space } from '@school/shared/theme';
import { programmes } from '../content/programmes';
import { useFeeFrom } from '../parts/useFeeFrom';

export function ProgrammeBars() {
  const feeFrom = useFeeFrom();
  return (
    <Section id="programmes" ground="sand" aria-labelledby="programmes-title">
      <SplitHead
        stacked
        id="programmes-title"
        size={2}
        title="Three programmes, each in its own time"
        lead="One for children from 4 to 6, one for 7 to 17, one for adults. Each is drawn as a bar of two, three or four beats."
      />
      <Grid columns={3} tablet={3} gap="s8">
        {programmes.map(({ id, name, ages, text, beats }) => (
          <Programme key={id} id={id}>
            <Bar $beats={beats}>
              <BeatBar of={id} id={`bar-${id}`} />
            </Bar>
            <Title size={3}>{name}</Title>
            <b>
              {ages}, {feeFrom('group', id)}
            </b>
            <Text>{text}</Text>
            <TextLink to={`/learn?programme=${id}#instruments`}>See its instruments</TextLink>
          </Programme>
        ))}
      </Grid>
      <Help>
        Is the fee too high? <TextLink to="/bursaries">Apply for a bursary</TextLink>
      </Help>
    </Section>
  );
}

const Help = styled.p`
  margin-top: ${space.s8};
`;

const Programme = styled.article`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${space.s3};
  padding-top: ${space.s5};
  border-top: ${line.bar} solid ${color.line};
`;

/** A beat is a quarter of the bar. */
const Bar = styled.div<{ $beats: number }>`
  width: ${({ $beats }) => $beats * 25}%;
  max-width: ${({ $beats }) => $beats * 96}px;
  margin-bottom: ${space.s3};
`;
