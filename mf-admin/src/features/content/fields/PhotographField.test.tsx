import type { ContentSchema } from '@school/shared/content';
import { photograph } from '@school/shared/content/declare';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { renderWithStore, shellWithStore } from '../../../testing/inShell';
import { stubApi, type StubbedRequest } from '../../../testing/stubApi';
import { ContentField } from './ContentField';

const schema = z.toJSONSchema(
  z.object({ photo: photograph('Photograph', { ratio: 3 / 4, help: 'Shown in place of the drawing' }) }),
) as ContentSchema;
const added = '6d0a3a1e-2f65-4f6e-9d6f-0d3f9d1f2a3b';
const photo = { added, width: 600, height: 800, alt: 'Ama at the piano.' };

let asked: readonly StubbedRequest[];
const onChange = vi.fn<(place: readonly string[], value: unknown) => void>();
beforeEach(() => {
  onChange.mockClear();
  asked = stubApi(() => ({ consent: 'Ama, by email', by: 'Kwame Mensah', at: '2025-03-03T10:00:00Z' }));
});

function Text({ start }: { readonly start: object }) {
  const [value, setValue] = useState<object>(start);
  return (
    <ContentField
      schema={schema}
      value={value}
      place={[]}
      label=""
      errors={{}}
      onChange={(place, next) => {
        onChange(place, next);
        setValue({ ...value, [place[0] ?? '']: next });
      }}
    />
  );
}
const show = (start: object) => renderWithStore(<Text start={start} />, shellWithStore());

it('shows an added photograph with its description and who agreed, and removes it', async () => {
  const { container } = show({ photo });
  expect(container.querySelector('img')?.getAttribute('src')).toBe(`/api/photographs/${added}/600.jpg`);
  expect(container.querySelector('source')?.getAttribute('srcset')).toBe(
    [240, 480, 600].map((width) => `/api/photographs/${added}/${width}.webp ${width}w`).join(', '),
  );
  expect(screen.getByLabelText(/What it shows/)).toHaveProperty('value', photo.alt);
  await screen.findByText(/Who agreed: Ama, by email. Noted by Kwame Mensah/);
  expect(asked.map(({ path }) => path)).toEqual([`/staff/photographs/${added}`]);

  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Remove photograph' }));
    await import('./AddPhotograph');
  });
  expect(onChange).toHaveBeenCalledWith(['photo'], undefined);
  await waitFor(() => expect(document.activeElement?.id).toBe('content-photo'));
  expect(await screen.findByLabelText('Choose a photograph')).toBeTruthy();
});

it('says that one of the site’s own files is seen in the preview, and asks nobody about it', () => {
  const { container } = show({ photo: { file: 'people/ama.jpg', width: 600, height: 800, alt: 'Ama.' } });
  expect(screen.getByText(/comes from the files of the site/)).toBeTruthy();
  expect(container.querySelector('img')).toBeNull();
  expect(asked).toEqual([]);
});
