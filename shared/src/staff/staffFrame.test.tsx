import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { SurroundingsContext, useAsset } from '@school/shared';
import type { Shell } from '../contract';
import { standInShell } from '../testing';
import { StaffFrame, type StaffFrameProps } from './StaffFrame';

const Frame = ({ title, children }: StaffFrameProps) => (
  <>
    <h1>{title}</h1>
    <img alt="Frame" src={useAsset('mark.svg')} />
    {children}
  </>
);
const Content = () => <img alt="Content" src={useAsset('mark.svg')} />;

const show = (part?: Shell['part']) =>
  render(
    <SurroundingsContext
      value={{ shell: { ...standInShell(), ...(part && { part }) }, base: '/apps/mf-own/' }}
    >
      <StaffFrame title="Members">
        <Content />
      </StaffFrame>
    </SurroundingsContext>,
  );
const offered = { part: Frame, base: '/apps/mf-admin/' };

it('is the offered frame, and each side keeps its own files', async () => {
  const part = vi.fn(async () => offered);
  show(part);
  expect(screen.getByRole('status').textContent).toBe('Loading the admin area');
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Members');
  expect(screen.getByAltText('Frame').getAttribute('src')).toBe('/apps/mf-admin/mark.svg');
  expect(screen.getByAltText('Content').getAttribute('src')).toBe('/apps/mf-own/mark.svg');
  expect(part).toHaveBeenCalledExactlyOnceWith('mf-admin', 'StaffFrame');
});

it('says when it cannot be loaded, and tries again', async () => {
  const part = vi.fn<NonNullable<Shell['part']>>(async () => offered);
  part.mockRejectedValueOnce(new Error('No app called mf-admin is deployed'));
  show(part);
  expect(await screen.findByText('No app called mf-admin is deployed')).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Members');
});

it('asks for a reload in a tab with an older shell', async () => {
  show();
  expect(
    await screen.findByText('This page needs a newer version of the site. Reload the page.'),
  ).toBeDefined();
});
