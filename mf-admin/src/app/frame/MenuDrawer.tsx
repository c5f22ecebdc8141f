import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { school } from '@school/shared/site';
import { CloseButton } from '@school/shared/staff/ui';
import { color, measure, media, motion, size, space, type as voice } from '@school/shared/theme';
import { PaletteButton } from '../palette/PaletteButton';
import { EntryList } from './EntryList';

/** The ID of the element that the menu button opens. */
export const MENU_ID = 'admin-menu';

/**
 * The sidebar on narrow screens, as a popover: the browser closes it with Escape and on a press outside,
 * and restores the focus to the menu button.
 */
export function MenuDrawer() {
  const drawer = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (drawer.current && !hasPopovers(drawer.current)) return standIn(drawer.current);
  }, []);
  const close = () => {
    if (!drawer.current) return;
    if (hasPopovers(drawer.current)) drawer.current.hidePopover();
    else drawer.current.hidden = true;
  };
  return (
    <Box ref={drawer} id={MENU_ID} popover="auto" data-ground="ink">
      <Head>
        <b>{school.name}</b>
        <CloseButton onClick={close} />
      </Head>
      <PaletteButton onOpen={close} />
      <nav aria-label="Menu">
        <EntryList idPrefix="menu" onGo={close} />
      </nav>
    </Box>
  );
}

/** Popovers need Chrome 114, Safari 17 or Firefox 125. */
const hasPopovers = (element: HTMLElement): boolean => 'hidePopover' in element;

/** Replaces a missing popover: the menu button and Escape open and close the element. */
function standIn(element: HTMLElement): () => void {
  element.hidden = true;
  const onClick = ({ target }: MouseEvent) => {
    const isButton = target instanceof Element && target.closest(`[popovertarget="${MENU_ID}"]`) !== null;
    if (isButton) element.hidden = !element.hidden;
    else if (target instanceof Node && !element.contains(target)) element.hidden = true;
  };
  const onKey = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') element.hidden = true;
  };
  document.addEventListener('click', onClick);
  document.addEventListener('keydown', onKey);
  return () => {
    document.removeEventListener('click', onClick);
    document.removeEventListener('keydown', onKey);
  };
}

const Box = styled.div`
  position: fixed;
  inset: 0 auto 0 0;
  width: min(100%, ${measure.drawer});
  height: 100vh;
  height: 100dvh;
  max-height: none;
  margin: 0;
  padding: ${space.s4};
  border: 0;
  overflow: auto;
  overscroll-behavior: contain;
  &::backdrop {
    background: ${color.veil};
  }
  ${media.moving} {
    &:popover-open {
      animation: slide-in ${motion.beat} ${motion.ease};
    }
  }
  @keyframes slide-in {
    from {
      opacity: 0;
      transform: translateX(-40px);
    }
  }
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s4};
  margin-bottom: ${space.s4};
  padding-left: 10px;
  > b {
    ${voice.subtitle}
    font-size: ${size.lead};
  }
`;
