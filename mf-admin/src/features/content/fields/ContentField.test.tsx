import { fireEvent, render, screen } from '@testing-library/react';
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
