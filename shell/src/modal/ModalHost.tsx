import { useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import styled from 'styled-components';
import { SEARCH_MODAL } from '@school/shared/contract';
import { color, measure, media, motion, space } from '@school/shared/theme';
import { Search } from '../search/Search';
import type { ModalControl } from './modalControl';
import { useModalDialog } from './useModalDialog';

/** Renders the modal in its own root at the end of the page. */
export function showModal(control: ModalControl): void {
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place, { identifierPrefix: 'modal-' }).render(<ModalHost control={control} />);
}

/**
 * The modal: a native dialog, so that the rest of the page is inert while it is open. It shows what an app renders into
 * its outlet.
 */
export function ModalHost({ control }: { readonly control: ModalControl }) {
  const { required, dialog, outlet, events } = useModalDialog(control);
  const { openId, outlet: place } = useSyncExternalStore(control.subscribe, control.get);
  return (
    <Box ref={dialog} tabIndex={-1} data-ground="paper" {...events}>
      <Sheet>
        <div ref={outlet} />
        {!required && (
          <Close type="button" aria-label="Close" onClick={control.close}>
            <svg viewBox="0 0 20 20" aria-hidden="true">
              <path d="M3,3 L17,17 M17,3 L3,17" fill="none" stroke="currentColor" strokeWidth="3" />
            </svg>
          </Close>
        )}
      </Sheet>
      {openId === SEARCH_MODAL && place && <Search outlet={place} close={control.close} />}
    </Box>
  );
}

const Box = styled.dialog`
  width: calc(100% - 32px);
  max-width: ${measure.dialog};
  max-height: calc(100vh - 32px);
  max-height: calc(100dvh - 32px);
  padding: 0;
  border: 0;
  overflow: auto;
  overscroll-behavior: contain;
  &::backdrop {
    background: ${color.veil};
  }
  &:focus {
    outline: 0;
  }
  ${media.moving} {
    &[open] {
      animation: rise ${motion.beat} ${motion.ease};
    }
  }
  @keyframes rise {
    from {
      opacity: 0;
      transform: translateY(12px);
    }
  }
`;

const Sheet = styled.div`
  position: relative;
  padding: clamp(20px, 4vw, 40px);
`;

/** Beside the content's heading, which leaves space for it. */
const Close = styled.button`
  position: absolute;
  top: ${space.s3};
  right: ${space.s3};
  display: grid;
  place-items: center;
  width: ${measure.target};
  height: ${measure.target};
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  svg {
    width: 20px;
    height: 20px;
  }
  &:hover {
    background: ${color.rule};
  }
`;
