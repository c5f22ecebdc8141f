import { color, line, media, space } from '@school/shared/theme';
import { Button, Display, Section, Text, Title } from '@school/shared/ui';
import styled from 'styled-components';
import { waysIn } from '../content/waysIn';
import { AppCards } from './AppCards';

export function WaysIn() {
  return (
    <>
      <Section id="ways-in" ground="palm" aria-labelledby="ways-in-title">
        <Display id="ways-in-title">Three ways in</Display>
        <Rows>
          {waysIn.map(({ title, text, to, label }) => (
            <li key={to}>
              <Title size={3}>{title}</Title>
              <Text>{text}</Text>
              <Button to={to} tone="gold">
                {label}
              </Button>
            </li>
          ))}
        </Rows>
      </Section>
      <AppCards />
    </>
  );
}

/** All buttons are as wide as the widest, in one column. */
const Rows = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 4fr) minmax(0, 6fr) auto;
  margin-top: clamp(${space.s8}, 4.6vw, 72px);
  border-bottom: ${line.bar} solid ${color.line};
  li {
    grid-column: 1 / -1;
    display: grid;
    grid-template-columns: subgrid;
    gap: ${space.s3} ${space.split};
    align-items: center;
    padding-block: ${space.s6};
    border-top: ${line.bar} solid ${color.line};
  }
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) auto;
    a {
      grid-area: 1 / 2 / 3 / 3;
    }
  }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr);
    li {
      justify-items: start;
      padding-block: ${space.s5} ${space.s6};
    }
    a {
      grid-area: auto;
    }
  }
`;
