import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { showInShell } from '../testing/showInShell';
import { ContactForm } from './ContactForm';

it.each([
  ['the topic of the address', undefined, 'events'],
  ['its own topic, whatever the address says', 'bursary', 'bursary'],
] as const)('sends %s', async (_, topic, expected) => {
  const sent: Request[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    sent.push(request);
    return Response.json({ reference: 'C-1' });
  });
  showInShell(<ContactForm {...(topic && { topic })} />, '/bursaries?topic=events');
  const fields = { 'Your name': 'Ama', Email: 'ama@example.com', 'Your message': 'Half of the fee.' };
  for (const [label, value] of Object.entries(fields))
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  fireEvent.click(screen.getByRole('button', { name: 'Send the message' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(await sent[0]!.clone().json()).toMatchObject({ topic: expected });
});
