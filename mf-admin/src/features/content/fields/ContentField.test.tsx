import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { ContentField } from './ContentField';

const schema = { type: 'string', enum: ['free', 'book'], options: { free: 'Free entry', book: 'Book' } };

it('offers to choose nothing where a field is optional', () => {
  const onChange = vi.fn();
  const props = { schema, place: ['0', 'entry'], label: 'Entry', errors: {}, onChange };
  const { rerender } = render(<ContentField {...props} value={undefined} isOptional />);
  expect(screen.getByRole('combobox')).toHaveProperty('value', '');
  rerender(<ContentField {...props} value="book" isOptional />);
  fireEvent.change(screen.getByRole('combobox'), { target: { value: '' } });
  expect(onChange).toHaveBeenCalledWith(['0', 'entry'], undefined);
  rerender(<ContentField {...props} value="book" />);
  expect(screen.getAllByRole('option')).toHaveLength(2);
});

const days = {
  place: ['days'],
  label: 'Days',
  schema: {
    type: 'array',
    item: 'day',
    items: { type: 'object', properties: { title: { type: 'string', title: 'Title' } } },
  },
};

it('opens an item with an error, and keeps it and its cursor when the error is gone', () => {
  const props = { ...days, onChange: vi.fn() };
  const value = [{ title: 'Open rehearsal' }];
  const { container, rerender } = render(<ContentField {...props} value={value} errors={{}} />);
  const fold = container.querySelector('details')!;
  expect(fold.open).toBe(false);
  rerender(<ContentField {...props} value={value} errors={{ 'days.0.title': 'Please shorten it.' }} />);
  expect(fold.open).toBe(true);
  const title = screen.getByLabelText(/^Title/);
  title.focus();
  rerender(<ContentField {...props} value={value} errors={{}} />);
  expect(fold.open).toBe(true);
  expect(document.activeElement).toBe(title);
});

it('opens a new item again that was closed before its error', () => {
  function Days({ errors }: { readonly errors: Readonly<Record<string, string>> }) {
    const [value, setValue] = useState<unknown>([]);
    return <ContentField {...days} value={value} errors={errors} onChange={(_, next) => setValue(next)} />;
  }
  const { container, rerender } = render(<Days errors={{}} />);
  fireEvent.click(screen.getByRole('button', { name: /^Add/ }));
  const fold = container.querySelector('details')!;
  expect(fold.open).toBe(true);
  fold.open = false;
  rerender(<Days errors={{ 'days.0.title': 'Please enter a title.' }} />);
  expect(fold.open).toBe(true);
});
