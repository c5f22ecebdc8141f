import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { Button } from './Button';
import { keepPlace } from './keepPlace';

function Panel() {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <main tabIndex={-1}>
      <div>
        {isOpen && (
          <Button ref={keepPlace} onClick={() => setIsOpen(false)}>
            Close it
          </Button>
        )}
        <input aria-label="Name" />
        <button type="button" onClick={() => setIsOpen(false)}>
          Close it from here
        </button>
      </div>
    </main>
  );
}

it('moves the focus of what disappears to the nearest part that takes one', () => {
  render(<Panel />);
  const close = screen.getByRole('button', { name: 'Close it' });
  close.focus();
  fireEvent.click(close);
  expect(document.activeElement).toBe(screen.getByRole('main'));
});

it('leaves the focus that is elsewhere', () => {
  render(<Panel />);
  screen.getByLabelText('Name').focus();
  fireEvent.click(screen.getByRole('button', { name: 'Close it from here' }));
  expect(document.activeElement).toBe(screen.getByLabelText('Name'));
});
