import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { QuantityStepper } from './QuantityStepper';

describe('the quantity stepper', () => {
  function Tickets() {
    const [count, setCount] = useState(1);
    return <QuantityStepper label="Regular tickets" value={count} min={0} max={2} onChange={setCount} />;
  }
  const less = () => screen.getByRole<HTMLButtonElement>('button', { name: 'One less: Regular tickets' });
  const more = () => screen.getByRole<HTMLButtonElement>('button', { name: 'One more: Regular tickets' });

  it('counts within its limits', () => {
    render(<Tickets />);
    more().focus();
    fireEvent.click(more());
    expect(screen.getByRole('status').textContent).toBe('2');
    expect(more().getAttribute('aria-disabled')).toBe('true');
    expect(document.activeElement, 'the focus stays').toBe(more());
    fireEvent.click(more());
    expect(screen.getByRole('status').textContent).toBe('2');
    fireEvent.click(less());
    fireEvent.click(less());
    expect(screen.getByRole('status').textContent).toBe('0');
    expect(less().getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(less());
    expect(screen.getByRole('status').textContent).toBe('0');
  });
});
