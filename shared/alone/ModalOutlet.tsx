import { useEffect, useRef, useSyncExternalStore } from 'react';
import styled from 'styled-components';
import type { StandInShell } from '@school/shared/testing';
import { color, measure, space } from '@school/shared/theme';

/** Shows the page's modal: a native dialog around the outlet that the app renders into. */
export function ModalOutlet({ modal }: { readonly modal: StandInShell['modal'] }) {
  const { openId, required } = useSyncExternalStore(modal.subscribe, modal.get);
  const dialog = useRef<HTMLDialogElement>(null);
  const outlet = useRef<HTMLDivElement>(null);
  const open = openId !== '';

  useEffect(() => {
    modal.setOutlet(outlet.current);
    return () => modal.setOutlet(null);
  }, [modal]);

  useEffect(() => {
    if (!open) return undefined;
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, [open]);

  return (
    <Box
      ref={dialog}
      aria-label={openId}
      onCancel={(event) => {
        event.preventDefault();
        if (!required) modal.close();
      }}
    >
      <div ref={outlet} />
      {!required && (
        <button type="button" onClick={modal.close}>
          Close
        </button>
      )}
    </Box>
  );
}

const Box = styled.dialog`
  width: min(${measure.dialog}, calc(100vw - 32px));
  padding: ${space.s8};
  border: 0;
  background: ${color.ground};
  color: ${color.text};
  &::backdrop {
    background: ${color.veil};
  }
  > button {
    min-height: ${measure.target};
    margin-top: ${space.s6};
  }
`;
