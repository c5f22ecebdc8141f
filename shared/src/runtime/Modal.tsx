import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useShellState } from './shellContext';

/** Content of the shell's modal, shown while the modal with this id is open (`shell.modal.open(id)`). */
export function Modal({ id, children }: { readonly id: string; readonly children: ReactNode }): ReactNode {
  const { openId, outlet } = useShellState((shell) => shell.modal);
  return openId === id && outlet ? createPortal(children, outlet) : null;
}
