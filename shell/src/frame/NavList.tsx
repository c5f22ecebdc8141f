import styled from 'styled-components';
import { NavLink } from '@school/shared';
import { color, measure, motion } from '@school/shared/theme';

export interface NavItem {
  readonly label: string;
  readonly to: string;
  /** Whether it is the current item, when the URL does not decide that. */
  readonly current?: boolean | undefined;
}

interface Props {
  readonly label: string;
  readonly items: readonly NavItem[];
  readonly tight?: boolean;
}

/** Links side by side; the current one has a mark of two blocks. */
export function NavList({ label, items, tight = false }: Props) {
  return (
    <nav aria-label={label}>
      <Row $tight={tight}>
        {items.map(({ label: text, to, current }) => (
          <li key={to}>
            <NavLink to={to} aria-current={current || undefined}>
              {text}
            </NavLink>
          </li>
        ))}
      </Row>
    </nav>
  );
}

const Row = styled.ul<{ readonly $tight: boolean }>`
  display: flex;
  gap: ${({ $tight }) => ($tight ? '18px' : '30px')};

  a {
    position: relative;
    display: flex;
    align-items: center;
    min-height: ${measure.target};
    text-decoration: none;
    font-weight: 600;
    font-size: ${({ $tight }) => ($tight ? '1rem' : '1.0625rem')};
    white-space: nowrap;
  }
  a::after {
    content: '';
    position: absolute;
    left: 0;
    bottom: 4px;
    height: 5px;
    width: 0;
    background: ${color.accent};
    transition: ${motion.on('width')};
  }
  a:hover::after {
    width: 18px;
  }
  a[aria-current]::after {
    width: 45px;
    background: linear-gradient(90deg, ${color.wine} 0 18px, transparent 18px 27px, ${color.gold} 27px 45px);
  }
`;
