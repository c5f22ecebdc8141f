import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderWithStore } from '../../testing/inShell';
import { stubApi } from '../../testing/stubApi';
import { Person } from './Person';

const at = '2025-03-01T12:00:00.000Z';
const record = { name: 'Ama Serwaa', phone: null, state: 'new', at };

it('lists all records with links, and the answers that were sent', async () => {
  stubApi(({ path }) =>
    path.startsWith('/staff/person?')
      ? {
          email: 'ama@example.com',
          names: ['Ama Serwaa'],
          phones: [],
          records: [
            { ...record, list: 'message', id: 'm1', label: 'NOTE-AAAA' },
            { ...record, list: 'volunteer', id: 'v1', label: 'Since March', state: 'helped' },
            { ...record, list: 'invitation', id: 'i1', label: 'pre-sale', state: 'open' },
          ],
          written: [
            { about: 'm1', kind: 'note', at, by: 'Kwame', text: 'Rang her', mail: null },
            { about: 'm1', kind: 'reply', at, by: 'Esi', text: 'We do, on Mondays.', mail: 'done' },
          ],
        }
      : { staff: true, admin: false, roles: [] },
  );
  renderWithStore(<Person email="ama@example.com" />);
  const written = within(await screen.findByRole('region', { name: 'Notes and answers' }));
  expect(written.getByText('We do, on Mondays.').closest('li')?.textContent).toContain(
    'Answer by email, sent, about Message: NOTE-AAAA',
  );
  expect(written.getByText('Rang her').closest('li')?.textContent).toContain('Kwame');
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toContain('/admin/enquiries?open=m1');
  const row = (name: string) => screen.getByRole('row', { name: new RegExp(name) });
  expect(row('Since March').textContent).toContain('Inactive');
  expect(row('Invitation: Pre-sale').textContent).toContain('Open');
  expect(links).toContain('/admin/helpers?part=volunteers&open=v1');
});
