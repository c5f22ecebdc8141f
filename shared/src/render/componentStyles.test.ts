import { createElement } from 'react';
import styled, { keyframes } from 'styled-components';
import { expect, it } from 'vitest';
import { renderFragment } from './renderer';

it('groups the rules of each component, before those of components that extend it', async () => {
  const turn = keyframes`from { rotate: 0deg }`;
  const Base = styled.p<{ $wide?: boolean }>`
    width: ${({ $wide }) => ($wide ? '100%' : 'auto')};
    @media (max-width: 640px) {
      width: 50%;
    }
  `;
  const Narrow = styled(Base)`
    width: 44%;
    animation: ${turn} 1s;
  `;
  const tree = createElement('div', null, createElement(Narrow), createElement(Base, { $wide: true }));
  const { css, styles } = await renderFragment(tree, 'test');

  expect(styles?.version).toMatch(/^\d+\.\d+\.\d+$/);
  const components = styles?.groups.filter(({ id }) => !id.startsWith('sc-keyframes')) ?? [];
  const [base, narrow] = components;
  expect(components).toHaveLength(2);
  expect(base?.names).toHaveLength(2);
  expect(base?.rules).toHaveLength(4);
  expect(narrow?.rules.join('')).toContain('44%');
  expect(css).toContain(narrow?.rules.join(''));
  expect(css).not.toMatch(/data-styled|sc\*/);
});
