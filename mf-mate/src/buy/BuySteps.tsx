import { Link } from '@school/shared';
import { color, line, measure, space, type as voice } from '@school/shared/theme';
import styled from 'styled-components';
import type { SaleName } from '../api';
import type { BuyStep } from '../purchase/panel';
import { stepPath, ticketsPath } from '../purchase/paths';

interface Props {
  readonly sale: SaleName;
  readonly now: BuyStep;
  /** Tickets without numbered seats skip the seats. */
  readonly hasSeats: boolean;
}

/** The steps of buying, with links back. */
export function BuySteps({ sale, now, hasSeats }: Props) {
  const steps = [
    { id: 'tickets', name: 'Tickets', to: ticketsPath(sale) },
    ...(hasSeats ? [{ id: 'seats', name: 'Seats', to: stepPath(sale, 'seats') }] : []),
    { id: 'details', name: 'Payment', to: undefined },
  ];
  const at = steps.findIndex(({ id }) => id === now);
  return (
    <nav aria-label="Steps of buying">
      <List>
        {steps.map(({ id, name, to }, index) => (
          <li key={id} aria-current={index === at ? 'step' : undefined} data-done={index < at || undefined}>
            {index < at && to !== undefined ? <Link to={to}>{name}</Link> : <span>{name}</span>}
          </li>
        ))}
      </List>
    </nav>
  );
}

const List = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space.s5};
  counter-reset: step;
  li {
    display: flex;
    align-items: center;
    gap: ${space.s2};
    min-height: ${measure.target};
    counter-increment: step;
    color: ${color.muted};
    ${voice.small}
  }
  li::before {
    content: counter(step);
    display: grid;
    place-items: center;
    width: 28px;
    height: 28px;
    border: ${line.field} solid ${color.muted};
    font-weight: 800;
  }
  [aria-current] {
    color: ${color.text};
    font-weight: 700;
  }
  [aria-current]::before {
    border-color: ${color.gold};
    background: ${color.gold};
    color: ${color.ink};
  }
  [data-done]::before {
    content: '';
    border-color: ${color.clay};
    background: linear-gradient(${color.paper}, ${color.paper}) 50% 50% / 8px 8px no-repeat ${color.clay};
  }
  @media (forced-colors: active) {
    [aria-current]::before,
    [data-done]::before {
      forced-color-adjust: none;
      border-color: Highlight;
      background: Highlight;
      color: HighlightText;
    }
    [data-done]::before {
      content: '✓';
    }
  }
  a,
  span {
    display: inline-flex;
    align-items: center;
    min-width: ${measure.target};
    min-height: ${measure.target};
  }
`;
