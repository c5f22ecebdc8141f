import { color, line, space, type as voice } from '@school/shared/theme';
import { Grid, Section, SplitHead } from '@school/shared/ui';
import styled from 'styled-components';
import { invited } from '../content/presale';

export function Invited() {
  return (
    <Section ground="night" aria-labelledby="invited">
      <SplitHead
        stacked
        id="invited"
        size={2}
        title="Who is invited"
        lead="Numbered seats in the stalls are kept for these."
      />
      <Grid as="dl" columns={4} tablet={2} gap="s8">
        {invited.map(({ who, what }) => (
          <Guest key={who}>
            <dt>{who}</dt>
            <dd>{what}</dd>
          </Guest>
        ))}
      </Grid>
    </Section>
  );
}

const Guest = styled.div`
  padding-top: ${space.s4};
  border-top: ${line.bar} solid ${color.line};
  dt {
    ${voice.subtitle}
    font-size: 1.375rem;
    color: ${color.accent};
  }
  dd {
    margin-top: ${space.s2};
  }
`;
