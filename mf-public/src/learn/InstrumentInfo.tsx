import { color, line, media, space } from '@school/shared/theme';
import { Card, Grid, Section, Title } from '@school/shared/ui';
import styled from 'styled-components';
import { useInstrument } from './useInstrument';

const PARTS = [
  { key: 'about', title: 'What you learn' },
  { key: 'assessment', title: 'How it is assessed' },
  { key: 'opportunities', title: 'Where it leads' },
] as const;

export function InstrumentInfo() {
  const { info } = useInstrument();
  return (
    <Section ground="sand" aria-label="Content, assessment and opportunities">
      <Grid columns={3} tablet={1} gap="s6">
        {PARTS.map(({ key, title }) => (
          <Part key={key} bar ground="sand">
            <Title as="h2">{title}</Title>
            <List>
              {info[key].map((item) => (
                <li key={item}>{item}</li>
              ))}
            </List>
          </Part>
        ))}
      </Grid>
    </Section>
  );
}

/** In one column the parts are rows without a card. */
const Part = styled(Card)`
  padding: ${space.s5} 0 0;
  ${media.tablet} {
    padding-top: ${space.s3};
  }
  ${media.phone} {
    padding-top: ${space.s2};
  }
`;

const List = styled.ul`
  margin-top: ${space.s3};
  li {
    padding-block: 11px 10px;
    border-top: ${line.list} solid ${color.rule};
  }
  ${media.tablet} {
    column-count: 2;
    column-gap: ${space.s8};
    li {
      break-inside: avoid;
    }
  }
  ${media.phone} {
    column-count: auto;
    li {
      padding-block: 7px;
      line-height: 1.4;
    }
  }
`;
