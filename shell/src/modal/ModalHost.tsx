import { useEffect, useRef, useSyncExternalStore, type KeyboardEvent, type PointerEvent } from 'react';
import { createRoot } from 'react-dom/client';
import styled from 'styled-components';
import { color, font, line, measure, media, space } from '@school/shared/theme';
import { openModal } from '@school/shared/ui';
import type { ModalControl } from './createModalApi';
import { watchContent } from './watchContent';

/** Puts the modal in a root of its own at the end of the page. */
export function showModal(control: ModalControl): void {
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place, { identifierPrefix: 'modal-' }).render(<ModalHost control={control} />);
}

/**
 * The modal: a native dialog, so everything else on the page is out of reach while it is open. What it shows is the
 * content that an app puts into its outlet.
 */
export function ModalHost({ control }: { readonly control: ModalControl }) {
  const { openId, required } = useSyncExternalStore(control.subscribe, control.get);
  const dialog = useRef<HTMLDialogElement>(null);
  const outlet = useRef<HTMLDivElement>(null);
  const pressedOutside = useRef(false);
  const open = openId !== '';

  useEffect(() => {
    control.setOutlet(outlet.current);
    return () => control.setOutlet(null);
  }, [control]);

  useEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    openModal(element);
    element.focus();
    return () => {
      element.close();
      control.opener()?.focus();
    };
  }, [open, control]);

  useEffect(() => {
    if (open && dialog.current && outlet.current)
      return watchContent(dialog.current, outlet.current, control.close);
  }, [open, openId, control]);

  function dismiss(): void {
    if (!required) control.close();
  }

  /** A browser can close the dialog without asking: by Android's back gesture, or at a second request to close. */
  function followBrowser(): void {
    const element = dialog.current;
    // A close of ours has been told already, and another modal may have opened since.
    if (!element || element.open || !control.get().openId) return;
    if (required) element.showModal();
    else control.close();
  }

  function keepOrClose(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    dismiss();
  }

  function press(event: PointerEvent): void {
    pressedOutside.current = event.target === dialog.current;
  }

  function release(event: { readonly target: EventTarget }): void {
    if (pressedOutside.current && event.target === dialog.current) dismiss();
    pressedOutside.current = false;
  }

  return (
    <Box
      ref={dialog}
      tabIndex={-1}
      onCancel={(event) => {
        event.preventDefault();
        dismiss();
      }}
      onClose={followBrowser}
      onKeyDown={keepOrClose}
      onPointerDown={press}
      onClick={release}
    >
      <Sheet>
        <div ref={outlet} />
        {!required && (
          <Close type="button" aria-label="Close" onClick={control.close}>
            ×
          </Close>
        )}
      </Sheet>
    </Box>
  );
}

const Box = styled.dialog`
  width: min(${measure.dialog}, calc(100vw - 32px));
  max-width: ${measure.dialog};
  max-height: calc(100dvh - 32px);
  padding: 0;
  border: 0;
  background: ${color.ground};
  color: ${color.text};
  overflow: auto;
  overscroll-behavior: contain;
  &::backdrop {
    background: ${color.veil};
  }
  &:focus {
    outline: 0;
  }
`;

const Sheet = styled.div`
  position: relative;
  padding: ${space.s10} ${space.s8} ${space.s8};
  border-top: ${line.bar} solid ${color.line};
  ${media.phone} {
    padding: ${space.s10} ${space.s5} ${space.s6};
  }
`;

const Close = styled.button`
  position: absolute;
  top: 0;
  right: 0;
  min-width: ${measure.target};
  min-height: ${measure.target};
  border: 0;
  background: none;
  color: inherit;
  font: 700 1.625rem/1 ${font.text};
`;
