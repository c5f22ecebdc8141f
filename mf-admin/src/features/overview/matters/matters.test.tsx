import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { adminArea } from '../../../app/area/area';
import { renderIn, shellForTests } from '../../../testing/inShell';
import { sharesOf } from '../funnels/shares';
import { MatterRows } from './MatterRows';
import { matterPath, matterLabels } from './matterLabels';

it('links each waiting item to a page of the area, with the oldest open', () => {
  const since = '2025-02-20T08:00:00.000Z';
  renderIn(
    shellForTests(),
    <ul>
      <MatterRows
        matters={[
          { matter: 'message', count: 2, more: false, since, next: 'a' },
          { matter: 'failed_job', count: 1, more: false, since, next: null },
          { matter: 'fees', count: 1000, more: true, since, next: null },
        ]}
      />
    </ul>,
  );
  const [message, job, fees] = screen.getAllByRole('listitem');
  expect(message?.textContent).toContain('2 messages wait for an answer, oldest Feb 20, 2025');
  expect(job?.textContent).toContain('1 mail or other job has failed, since Feb 20, 2025');
  expect(fees?.textContent).toContain('More than 1,000 questions about fees wait for an answer, oldest');
  const answer = screen.getByRole('link', { name: 'Answer: 2 messages wait for an answer' });
  expect(answer.getAttribute('href')).toBe('/admin/enquiries?state=new&kind=message&order=asc&open=a');
});

it.each(Object.keys(matterLabels) as (keyof typeof matterLabels)[])('%s has a page', (matter) => {
  for (const next of ['a', null]) {
    const { pathname, searchParams } = new URL(matterPath({ matter, next }), 'https://school.example');
    expect(adminArea().pages.map(({ to }) => to)).toContain(pathname);
    expect(searchParams.get('open') ?? null).toBe(matterLabels[matter].path.endsWith('open=') ? next : null);
  }
});

it('scales a funnel to its largest step, and shows a share only of a larger step', () => {
  expect(sharesOf([200, 54, 60, 3])).toEqual([
    { width: 1, ofBefore: '' },
    { width: 0.27, ofBefore: '27 %' },
    { width: 0.3, ofBefore: '' },
    { width: 0.015, ofBefore: '5 %' },
  ]);
  expect(sharesOf([0, 0])).toEqual([
    { width: 0, ofBefore: '' },
    { width: 0, ofBefore: '' },
  ]);
});
