import { createContext, useContext, useMemo, useRef, useState, type ChangeEvent } from 'react';
import type { Instrument, Piece, SetId } from '@school/shared/competition';

/** A piece that lies on the desk. */
export interface DeskPiece {
  readonly instrument: Instrument;
  readonly set: SetId;
  readonly piece: Piece;
}

/** The one piece that is open on the page, if any. */
export interface Desk {
  readonly open: DeskPiece | undefined;
  /** Lays a piece on the desk in place of the one before. @param opener takes the focus back when it is closed */
  readonly show: (piece: DeskPiece, opener: HTMLElement) => void;
  readonly close: () => void;
}

export const DeskContext = createContext<Desk>({ open: undefined, show: () => {}, close: () => {} });

/** The desk of the page. */
export const useDesk = (): Desk => useContext(DeskContext);

/** Keeps which piece is open. */
export function useDeskState(): Desk {
  const [open, setOpen] = useState<DeskPiece>();
  const opener = useRef<HTMLElement>(null);
  return useMemo(
    () => ({
      open,
      show(piece, from) {
        opener.current = from;
        setOpen(piece);
      },
      close() {
        setOpen(undefined);
        opener.current?.focus();
      },
    }),
    [open],
  );
}

const CHOICE = /^(instrument|set|band-\w+)$/;

/** Whether another choice hides what is open: it must not go on playing where nobody sees it. */
export function hidesPiece({ target }: ChangeEvent | { target: EventTarget }): boolean {
  return target instanceof HTMLInputElement && CHOICE.test(target.name);
}
