import { useEffect, useState, type ComponentType } from 'react';
import { importChunk, messageOf, useShell, useShellState } from '@school/shared';
import { ModalPanel } from '@school/shared/staff/modal';
import { ErrorState, SkeletonText } from '@school/shared/ui';
import { bufferedKeys } from './bufferedKeys';
import type { PanelProps } from './panelProps';

/** The ID of the palette's modal. */
export const PALETTE_MODAL = 'admin-palette';

type Loaded = { readonly Panel: ComponentType<PanelProps> } | { readonly failure: string } | undefined;

/**
 * The command palette: Control or Command and K open and close it anywhere in the admin area. Its code
 * loads when it first opens, and keeps what is typed meanwhile.
 */
export function Palette() {
  const { modal } = useShell();
  const { openId } = useShellState((shell) => shell.modal);
  const isOpen = openId === PALETTE_MODAL;
  const [keys] = useState(bufferedKeys);
  const [loaded, setLoaded] = useState<Loaded>();

  useEffect(() => {
    function onKey(event: KeyboardEvent): void {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
      if (event.key.toLowerCase() !== 'k') return;
      const { openId: open } = modal.get();
      // Another open dialog has to be answered first.
      if (open && open !== PALETTE_MODAL) return;
      event.preventDefault();
      if (open) return modal.close();
      // Starts with the press, because the next key can come before the render.
      keys.begin();
      modal.open(PALETTE_MODAL);
    }
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [modal, keys]);

  const isMissing = isOpen && loaded === undefined;
  useEffect(() => {
    if (!isMissing) return;
    let isCurrent = true;
    importChunk('palette', () => import('./panel/PalettePanel')).then(
      ({ PalettePanel }) => isCurrent && setLoaded({ Panel: PalettePanel }),
      (error: unknown) => isCurrent && setLoaded({ failure: messageOf(error) }),
    );
    return () => {
      isCurrent = false;
    };
  }, [isMissing]);

  // The dialog itself may still be loading, however it was opened.
  useEffect(() => {
    if (!isOpen) return;
    keys.begin();
    return keys.end;
  }, [isOpen, keys]);

  return (
    <ModalPanel id={PALETTE_MODAL} title="Search or jump to…">
      {loaded && 'Panel' in loaded ? (
        <loaded.Panel takeTyped={keys.take} close={modal.close} />
      ) : loaded ? (
        <ErrorState
          title="This could not be loaded"
          message={loaded.failure}
          onRetry={() => setLoaded(undefined)}
          level={3}
        />
      ) : (
        <div role="status">
          One moment
          <SkeletonText lines={5} />
        </div>
      )}
    </ModalPanel>
  );
}
