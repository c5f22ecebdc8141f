// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { init, registerRemotes } from '@module-federation/runtime';
import { callerOf } from './callerOf';

const SHELL = 'https://school.example/apps/shell/ba9876543210/assets/createStore-abc.js';

it('names the shown app and the shell with the versions of their code', () => {
  // The runtime warns when a remote is registered again.
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  init({ name: 'shell', remotes: [] });
  const entry = (version: string) => `/apps/mf-mate/${version}/~2/remoteEntry.js`;
  const register = (version: string) =>
    registerRemotes([{ name: 'mf_mate', entry: entry(version), type: 'module' }], { force: true });
  register('0123456789ab');
  expect(callerOf(SHELL)).toBe('shell@ba9876543210');
  document.body.innerHTML = '<main><div data-app="mf-mate"></div></main>';
  expect(callerOf(SHELL)).toBe('mf-mate@0123456789ab shell@ba9876543210');
  register('111111111111');
  expect(callerOf(SHELL)).toBe('mf-mate@111111111111 shell@ba9876543210');
});

it('leaves out code from source, which has no version', () => {
  document.body.innerHTML = '<main><div data-app="mf-donate"></div></main>';
  expect(callerOf('http://localhost:5173/src/store/createStore.ts')).toBe('');
});
