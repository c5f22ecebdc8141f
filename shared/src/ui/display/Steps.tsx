import styled from 'styled-components';
import { color, font, measure, media, size } from '../../theme';
import { VisuallyHidden } from '../type/VisuallyHidden';

export interface StepsProps {
  /** What each step is called. */
  items: readonly string[];
  /** Index of the step that is shown. */
  current: number;
  /** Goes back to a step that is done. */
  onGo?: ((index: number) => void) | undefined;
  label?: string | undefined;
}

/** Where one is in something that takes several steps: woven, on the loom, bare warp. */
export function Steps({ items, current, onGo, label = 'Steps' }: StepsProps) {
  return (
    <nav aria-label={label}>
      <List>
        {items.map((item, at) => (
          <li key={item} aria-current={at === current ? 'step' : undefined} data-state={stateOf(at, current)}>
            <VisuallyHidden>{`Step ${at + 1} of ${items.length}${at < current ? ', done' : ''}: `}</VisuallyHidden>
            {at < current && onGo ? (
              <button type="button" onClick={() => onGo(at)}>
                {item}
              </button>
            ) : (
              <span>{item}</span>
            )}
          </li>
        ))}
      </List>
      <Here aria-hidden="true">
        {`Step ${current + 1} of ${items.length}: `}
        <b>{items[current]}</b>
      </Here>
    </nav>
  );
}

const stateOf = (at: number, current: number): 'done' | 'current' | 'open' =>
  at < current ? 'done' : at === current ? 'current' : 'open';

const List = styled.ol`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  li::before {
    content: '';
    display: block;
    height: 20px;
    background: repeating-linear-gradient(180deg, transparent 0 3px, ${color.line} 3px 4px);
  }
  li[data-state='done']::before {
    background:
      radial-gradient(circle at 25% 50%, ${color.gold} 0 6px, transparent 6.6px) 0 0 / 40px 20px round,
      linear-gradient(90deg, ${color.wine} 50%, ${color.clay} 50%) 0 0 / 40px 20px round;
  }
  li[data-state='current']::before {
    background: linear-gradient(90deg, ${color.gold} calc(100% - 5px), ${color.line} 0);
  }
  span:last-child,
  button {
    display: flex;
    align-items: center;
    min-height: ${measure.target};
    padding: 0 12px 0 0;
    font: 600 ${size.body}/1.2 ${font.text};
    text-align: left;
  }
  button {
    border: 0;
    background: none;
    text-decoration: underline;
    text-underline-offset: 0.28em;
  }
  li[data-state='current'] span:last-child {
    font-weight: 800;
  }
  li[data-state='open'] span:last-child {
    color: ${color.muted};
    font-weight: 400;
  }
  ${media.phone} {
    span:last-child {
      display: none;
    }
    button {
      width: 100%;
      min-height: ${measure.target};
      margin-top: -20px;
      color: transparent;
      text-decoration: none;
    }
  }
`;

const Here = styled.p`
  display: none;
  ${media.phone} {
    display: block;
    margin-top: 8px;
  }
`;
