// @vitest-environment happy-dom
import { fireEvent } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { countBeginnings } from './countBeginnings';

it('reports each counted form once, on the first input', () => {
  document.body.innerHTML = `
    <form data-counted="contact"><input name="a" /><input name="b" /></form>
    <form data-counted="lessons"><input name="c" /></form>
    <form><input name="d" /></form>
    <form data-counted="of a later app"><input name="e" /></form>`;
  const onBegun = vi.fn();
  countBeginnings(document, onBegun);
  const type = (name: string) =>
    fireEvent.input(document.querySelector(`[name=${name}]`)!, { target: { value: 'Ama' } });
  for (const name of ['d', 'e', 'a', 'b', 'a', 'c']) type(name);
  expect(onBegun.mock.calls).toEqual([['contact'], ['lessons']]);
});
