import { color, space, type as voice } from '@school/shared/theme';
import styled from 'styled-components';

const CHAIR = 'M2,18V9A8,8 0 0 1 18,9V18Z';

/** The legend of the plan. */
export function PlanLegend() {
  return (
    <List aria-label="Signs on the plan">
      <li>
        <Sign fill={color.gold} stroke={color.gold} />
        free
      </li>
      <li>
        <Sign fill={color.clay} stroke={color.paper} sign={color.paper} d="M6,11L9,14L14.5,7" />
        yours
      </li>
      <li>
        <Sign fill="none" stroke={color.gold} sign={color.gold} d="M6,13H14" />
        held, may come back
      </li>
      <li>
        <Sign fill="none" stroke={color.muted} sign={color.muted} d="M6,8L14,16M14,8L6,16" />
        taken
      </li>
      <li>
        <Sign
          fill={color.gold}
          stroke={color.gold}
          square
          sign={color.ink}
          d="M8,4V11H13L15,16M11.5,14A3.5,3.5 0 1 1 7,8.6"
        />
        wheelchair place, with a seat beside it
      </li>
    </List>
  );
}

interface SignProps {
  readonly fill: string;
  readonly stroke: string;
  readonly sign?: string;
  readonly d?: string;
  readonly square?: boolean;
}

const Sign = ({ fill, stroke, sign, d, square = false }: SignProps) => (
  <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
    <path d={square ? 'M2,2H18V18H2Z' : CHAIR} fill={fill} stroke={stroke} strokeWidth="1.6" />
    {d && <path d={d} fill="none" stroke={sign} strokeWidth="2" />}
  </svg>
);

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s2} ${space.s6};
  margin-top: ${space.s4};
  ${voice.small}
  li {
    display: flex;
    align-items: center;
    gap: ${space.s2};
  }
`;
