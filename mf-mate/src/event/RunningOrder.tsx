import { Tile } from '@school/shared/art';
import { useContent } from '@school/shared/content/use';
import { color, line, media, space, type as voice } from '@school/shared/theme';
import { Display, Section } from '@school/shared/ui';
import styled from 'styled-components';
import { programme } from '../content/programme';

export function RunningOrder() {
  return (
    <Section ground="night2" aria-labelledby="running-order">
      <Display id="running-order">Running order</Display>
      <List>
        {useContent(programme).map(({ time, title, pieces, instrument }, at) => (
          <li key={at}>
            <time dateTime={time}>{time}</time>
            <Display as="h3" size={3}>
              {title}
            </Display>
            <p>{pieces}</p>
            <Tile of={instrument} shape="band" />
          </li>
        ))}
      </List>
    </Section>
  );
}

const List = styled.ol`
  margin-top: clamp(28px, 3vw, ${space.s12});
  border-bottom: ${line.hair} solid ${color.rule};
  > li {
    display: grid;
    grid-template-columns: minmax(70px, 1fr) minmax(0, 7fr) minmax(0, 5fr) 168px;
    align-items: center;
    gap: ${space.s2} clamp(${space.s4}, 2.4vw, ${space.s10});
    min-height: 104px;
    border-top: ${line.hair} solid ${color.rule};
  }
  time {
    ${voice.figure}
    font-weight: 700;
    font-size: 1.375rem;
    color: ${color.accent};
  }
  h3 {
    font-size: clamp(2rem, 3.5vw, 3.25rem);
  }
  p {
    color: ${color.muted};
    line-height: 1.4;
  }
  li > span {
    height: 104px;
  }
  ${media.tablet} {
    > li {
      grid-template-columns: 70px minmax(0, 1fr) 120px;
      padding-block: 14px;
    }
    p {
      grid-column: 2;
    }
    li > span {
      grid-row: 1 / 3;
      grid-column: 3;
      height: 84px;
    }
  }
  ${media.phone} {
    > li {
      grid-template-columns: minmax(0, 1fr) 96px;
      gap: 6px ${space.s4};
      padding-block: 18px;
    }
    time,
    h3 {
      grid-column: 1;
    }
    p {
      grid-column: 1 / -1;
    }
    li > span {
      grid-row: 1 / 3;
      grid-column: 2;
      height: 72px;
    }
  }
`;
