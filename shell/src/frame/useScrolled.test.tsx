import { act, render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useScrolled } from './useScrolled';

function Shown() {
  return <p>{useScrolled() ? 'scrolled' : 'top'}</p>;
}

it('renders once per scroll event when each read returns another position', () => {
  let looks = 0;
  vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => (looks++ % 2 === 0 ? 0 : 100));
  const { container } = render(<Shown />);
  expect(container.textContent).toBe('top');
  act(() => void window.dispatchEvent(new Event('scroll')));
  expect(container.textContent).toBe('scrolled');
});
