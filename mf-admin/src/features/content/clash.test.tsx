import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderIn, shellForTests } from '../../testing/inShell';
import type { ContentDetail } from '../../kit/content/api';
import { ClashPart } from './ClashPart';
import type { Editing } from './useEditing';

it('shows the published version beside the default text, and leaves the choice', () => {
  const restore = vi.fn<Editing['restore']>(async () => undefined as never);
  const schema = { type: 'object', properties: { place: { type: 'string', title: 'Hall' } } } as const;
  renderIn(
    shellForTests(),
    <ClashPart
      detail={
        {
          shown: { place: 'Grand Hall' },
          files: { place: 'National Theatre' },
          revisions: [{ number: 7 }],
        } as unknown as ContentDetail
      }
      editing={{ schema, restore, isStale: false, busy: '' } as unknown as Editing}
    />,
  );
  const row = screen.getByRole('row', { name: /Hall/ });
  expect(row.textContent).toContain('Grand Hall');
  expect(row.textContent).toContain('National Theatre');
  fireEvent.click(screen.getByRole('button', { name: 'Keep the published text' }));
  fireEvent.click(screen.getByRole('button', { name: 'Use the default text' }));
  expect(restore.mock.calls).toEqual([[7], [0]]);
});
