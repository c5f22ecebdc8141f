import { color, line, space } from '@school/shared/theme';
import { Card, Grid, Section, Title } from '@school/shared/ui';
import styled from 'styled-components';
import type { Instrument } from '../content/instruments';

const PARTS = [
  { key: 'about', title: 'What you learn' },
  { key: 'assessment', title: 'How it is assessed' },
  { key: 'opportunities', title: 'Where it leads' },
] as const;

export function InstrumentInfo({ info }: { readonly info: Instrument['info'] }) {
  return (
    <Section ground="sand" aria-label="Content, assessment and opportunities">
      <Grid columns={3} tablet={1} gap="s6">
        {PARTS.map(({ key, title }) => (
          <Card key={key} bar>
            <Title as="h2">{title}</Title>
            <List>
              {info[key].map((item) => (
                <li key={item}>{item}</li>
              ))}
            </List>
          </Card>
        ))}
      </Grid>
    </Section>
  );
}

const List = styled.ul`
  margin-top: ${space.s5};
  li {
    padding-block: 11px 10px;
    border-top: ${line.list} solid ${color.rule};
  }
`;
