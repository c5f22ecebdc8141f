import { useEffect, useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { NavLink } from '@school/shared';
import { color, font, measure, space } from '@school/shared/theme';
import type { NavItem } from './NavList';

interface Props {
  readonly label: string;
  readonly items: readonly NavItem[];
  readonly action: ReactNode;
}

/** The menu on phones. It opens without a script; with one it also closes on Escape and on focus loss. */
export function MobileMenu({ label, items, action }: Props) {
  const menu = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    const element = menu.current;
    if (!element) return undefined;
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !element.open) return;
      element.open = false;
      element.querySelector('summary')?.focus();
    };
    const closeOutside = (where: EventTarget | null) => {
      if (where && !element.contains(where as Node)) element.open = false;
    };
    const closeOnPress = (event: PointerEvent) => closeOutside(event.target);
    const closeWhenLeft = (event: FocusEvent) => closeOutside(event.relatedTarget);
    document.addEventListener('keydown', closeOnEscape);
    document.addEventListener('pointerdown', closeOnPress);
    element.addEventListener('focusout', closeWhenLeft);
    return () => {
      document.removeEventListener('keydown', closeOnEscape);
      document.removeEventListener('pointerdown', closeOnPress);
      element.removeEventListener('focusout', closeWhenLeft);
    };
  }, []);

  const close = () => {
    if (menu.current) menu.current.open = false;
  };

  return (
    <Details ref={menu}>
      <summary>
        <i aria-hidden="true" />
        Menu
      </summary>
      <Panel data-ground="ink">
        <nav aria-label={label}>
          <ul>
            {items.map(({ label: text, to }) => (
              <li key={to}>
                <NavLink to={to} onClick={close}>
                  {text}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        {action}
      </Panel>
    </Details>
  );
}

const Details = styled.details`
  summary {
    display: flex;
    align-items: center;
    gap: 10px;
    height: ${measure.target};
    padding: 0 14px 0 16px;
    background: ${color.strong};
    color: ${color.onStrong};
    font-weight: 700;
    cursor: pointer;
    list-style: none;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary i {
    width: 18px;
    height: 14px;
    background: linear-gradient(
      currentColor 0 2px,
      transparent 2px 6px,
      currentColor 6px 8px,
      transparent 8px 12px,
      currentColor 12px 14px
    );
  }
`;

const Panel = styled.div`
  position: absolute;
  inset: 100% 0 auto;
  max-height: calc(100vh - ${measure.header});
  max-height: calc(100dvh - ${measure.header});
  overflow: auto;
  overscroll-behavior: contain;
  padding: 8px ${space.gutter} 32px;

  li + li {
    border-top: 1px solid ${color.rule};
  }
  a {
    display: flex;
    align-items: center;
    min-height: 60px;
    font: 700 1.5rem/1.1 ${font.display};
    font-stretch: 80%;
    text-decoration: none;
  }
  a[aria-current] {
    color: ${color.accent};
  }
  nav {
    margin-bottom: 24px;
  }
`;
