// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Tabs } from './Tabs';

const items = [
  { id: 'all', label: 'All', content: 'Everything' },
  { id: 'review', label: 'To review', content: 'Those to review' },
  { id: 'unpaid', label: 'Not paid', content: 'Those not paid' },
];
const tab = (name: string) => screen.getByRole('tab', { name });
const press = (key: string) => fireEvent.keyDown(document.activeElement!, { key });

afterEach(cleanup);

describe('tabs', () => {
  it('show one panel, named by its tab', () => {
    render(<Tabs label="Registrations" items={items} initial="review" />);
    expect(screen.getByRole('tabpanel', { name: 'To review' }).textContent).toBe('Those to review');
    expect(screen.getAllByRole('tabpanel')).toHaveLength(1);
  });

  it('move with the arrow keys, round the corner, and with Home and End', () => {
    const onChange = vi.fn();
    render(<Tabs label="Registrations" items={items} onChange={onChange} />);
    tab('All').focus();
    press('ArrowLeft');
    expect(document.activeElement).toBe(tab('Not paid'));
    press('ArrowRight');
    expect(document.activeElement).toBe(tab('All'));
    press('End');
    press('Home');
    expect(onChange.mock.calls.flat()).toEqual(['unpaid', 'all', 'unpaid', 'all']);
    expect(tab('All').getAttribute('aria-selected')).toBe('true');
  });

  it('hold one stop of the Tab key', () => {
    render(<Tabs label="Registrations" items={items} />);
    fireEvent.click(tab('To review'));
    expect(screen.getAllByRole('tab').map((one) => one.tabIndex)).toEqual([-1, 0, -1]);
  });
});
