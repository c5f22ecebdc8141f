import { useEffect, useId, useRef, useState, useSyncExternalStore, type FocusEvent } from 'react';
import styled from 'styled-components';
import { Link, useLocation, useShellState } from '@school/shared';
import { color, layer, line, measure, media, space } from '@school/shared/theme';
import { ownName } from '../area/ownName';
import { Avatar } from './Avatar';
import { useSignOut } from '../area/useSignOut';

/** The menu of the signed-in person: address, settings and sign-out. */
export function UserMenu() {
  const { user } = useShellState((shell) => shell.auth);
  const name = useSyncExternalStore(ownName.subscribe, ownName.get, ownName.get);
  const { signOut, busy } = useSignOut();
  const { pathname } = useLocation();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const panel = useId();

  useEffect(() => {
    if (!open) return;
    const away = (event: PointerEvent) => {
      if (!box.current?.contains(event.target as Node)) setOpen(false);
    };
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener('pointerdown', away);
    document.addEventListener('keydown', escape);
    return () => {
      document.removeEventListener('pointerdown', away);
      document.removeEventListener('keydown', escape);
    };
  }, [open]);

  function leave(event: FocusEvent): void {
    if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) setOpen(false);
  }

  return (
    <Box ref={box} onBlur={leave}>
      <Me
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={panel}
        onClick={() => setOpen(!open)}
      >
        <span>Hi, {name || user?.displayName || 'User'}</span>
        <Avatar size="var(--menu-avatar)" />
      </Me>
      <Panel id={panel} hidden={!open} data-ground="paper">
        <p>{user?.email}</p>
        <Link to="/settings" aria-current={pathname === '/settings' ? 'page' : undefined}>
          Settings
        </Link>
        <button type="button" onClick={() => void signOut()} aria-busy={busy}>
          {busy ? 'Signing out' : 'Sign out'}
        </button>
      </Panel>
    </Box>
  );
}

const Box = styled.div`
  position: relative;
`;

const Me = styled.button`
  --menu-avatar: 38px;
  display: flex;
  align-items: center;
  gap: 10px;
  min-height: ${measure.target};
  padding: 0;
  border: 0;
  background: none;
  font-weight: 600;
  &::after {
    content: '';
    width: 12px;
    height: 6px;
    border-radius: 0 0 6px 6px;
    background: currentColor;
  }
  ${media.phone} {
    --menu-avatar: 24px;
    display: grid;
    grid-template-columns: 1fr auto;
    gap: 2px 6px;
    > img {
      justify-self: end;
    }
    font-size: 0.75rem;
    line-height: 1.1;
    > span {
      grid-column: 1 / -1;
      order: 1;
      max-width: 5rem;
      overflow-wrap: anywhere;
      text-align: end;
    }
  }
`;

const Panel = styled.div`
  position: absolute;
  top: calc(100% + 8px);
  right: 0;
  z-index: ${layer.drawer};
  display: grid;
  min-width: 232px;
  max-width: calc(100vw - 32px);
  padding: ${space.s2} 0;
  border: ${line.field} solid ${color.line};
  > p {
    padding: ${space.s2} ${space.s4} ${space.s3};
    border-bottom: 1px solid ${color.rule};
    color: ${color.muted};
    overflow-wrap: anywhere;
  }
  > a,
  > button {
    display: flex;
    align-items: center;
    min-height: ${measure.target};
    padding: 0 ${space.s4};
    border: 0;
    background: none;
    font-weight: 600;
    text-align: left;
    text-decoration: none;
  }
  > a:hover,
  > a[aria-current],
  > button:hover {
    background: ${color.quiet};
  }
`;
