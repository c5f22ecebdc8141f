import { createContext, useContext, useMemo, useRef, useState, type ChangeEvent } from 'react';
import type { Instrument, Piece, SetId } from '@school/shared/competition';

/** A piece that can be opened. */
export interface DeskPiece {
  readonly instrument: Instrument;
  readonly set: SetId;
  readonly piece: Piece;
}

/** The open piece of the page, if any. */
export interface Desk {
  readonly open: DeskPiece | undefined;
  /** Opens a piece in place of the previous one. @param opener receives the focus when it is closed */
  readonly show: (piece: DeskPiece, opener: HTMLElement) => void;
  readonly close: () => void;
}

export const DeskContext = createContext<Desk>({ open: undefined, show: () => {}, close: () => {} });

/** Returns the open piece of the page and its actions. */
export const useDesk = (): Desk => useContext(DeskContext);

/** Stores which piece is open. */
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

/** Returns whether another selection hides the open piece, which must then stop playing. */
export function hidesPiece({ target }: ChangeEvent | { target: EventTarget }): boolean {
  return target instanceof HTMLInputElement && CHOICE.test(target.name);
}
