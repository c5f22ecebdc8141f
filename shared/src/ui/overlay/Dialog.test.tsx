// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { Dialog } from './Dialog';

function Page({ required = false }: { required?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Open</button>
      <Dialog open={open} title="The rules" required={required} onClose={() => setOpen(false)}>
        <p>Read them</p>
      </Dialog>
    </>
  );
}

const openIt = () => {
  const opener = screen.getByRole('button', { name: 'Open' });
  opener.focus();
  fireEvent.click(opener);
  return screen.getByRole<HTMLDialogElement>('dialog', { name: 'The rules' });
};
const pressBeside = (dialog: HTMLElement) => {
  fireEvent.pointerDown(dialog);
  fireEvent.click(dialog);
};

afterEach(cleanup);

describe('a dialog', () => {
  it('closes by its button and gives focus back', () => {
    render(<Page />);
    const dialog = openIt();
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(dialog.open).toBe(false);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' }));
  });

  it('closes by Escape, which the browser reports as cancel', () => {
    render(<Page />);
    const dialog = openIt();
    fireEvent(dialog, new Event('cancel', { cancelable: true }));
    expect(dialog.open).toBe(false);
  });

  it('closes by a press beside it, but not by one that began inside', () => {
    render(<Page />);
    const dialog = openIt();
    fireEvent.pointerDown(screen.getByText('Read them'));
    fireEvent.click(dialog);
    expect(dialog.open).toBe(true);
    pressBeside(dialog);
    expect(dialog.open).toBe(false);
  });

  it('that is required stays, whatever is tried', () => {
    render(<Page required />);
    const dialog = openIt();
    fireEvent(dialog, new Event('cancel', { cancelable: true }));
    pressBeside(dialog);
    expect(dialog.open).toBe(true);
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  });
});
