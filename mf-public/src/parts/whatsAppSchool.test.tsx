import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { SurroundingsContext } from '@school/shared';
import { phone } from '@school/shared/schemas/common';
import { school } from '@school/shared/site';
import { standInShell } from '@school/shared/testing';
import { Contact } from '../about/Contact';
import { courses } from '../content/offers';
import { Begin } from '../learn/Begin';

it.each([
  ['WhatsApp', <Contact key="contact" />],
  ['Ask on WhatsApp', <Begin key="begin" course={courses[0]!} />],
])('%s links to a conversation with the school', async (name, part) => {
  await act(async () => {
    render(
      <MemoryRouter>
        <SurroundingsContext value={{ shell: standInShell(), base: '/' }}>{part}</SurroundingsContext>
      </MemoryRouter>,
    );
  });
  expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(`https://wa.me/${school.whatsApp}`);
});

it('uses a number that can be called, in digits with the country code', () => {
  expect(school.whatsApp).toMatch(/^233\d{9}$/);
  expect(phone.safeParse(`+${school.whatsApp}`).success).toBe(true);
});
