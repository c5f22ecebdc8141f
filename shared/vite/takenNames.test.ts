import { expect, it } from 'vitest';
import { namesOf, providedNames } from './provided';
import { takenNames } from './takenNames';

const PACKAGES = ['react', 'styled-components', '@school/shared', '@school/shared/api'];

const taken = (code: string) =>
  Object.fromEntries(
    [...takenNames(code, PACKAGES)].map(([key, names]) => [key, [...names].sort().join(' ')]),
  );

it.each<[code: string, names: Record<string, string>]>([
  [`import { useShell, Link as L } from '@school/shared';`, { '@school/shared': 'Link useShell' }],
  [`import styled, { css } from 'styled-components';`, { 'styled-components': 'css default' }],
  [`import styled from 'styled-components'; styled.div;`, { 'styled-components': 'default' }],
  [`import React from 'react'; React.useState(0);`, { react: 'default useState' }],
  [`import * as React from 'react'; React.memo(() => React['useId']());`, { react: 'memo useId' }],
  [`import * as React from 'react'; const name = { React: 1 }; other.React;`, {}],
  [`import * as React from 'react'; const { use } = React;`, { react: '*' }],
  [`import * as React from 'react'; keep({ React });`, { react: '*' }],
  [`import * as React from 'react'; React[key];`, { react: '*' }],
  [`export { useShell as shell } from '@school/shared';`, { '@school/shared': 'useShell' }],
  [`export * from '@school/shared/api';`, { '@school/shared/api': '*' }],
  [`const api = await import('@school/shared/api');`, { '@school/shared/api': '*' }],
  [`var React = require('react'); React.useRef();`, { react: 'useRef' }],
  [`require('react').useRef();`, { react: 'useRef' }],
  [`wrapped(require('react'));`, { react: '*' }],
  [`import '@school/shared/ui'; import { x } from './react';`, {}],
])('%s', (code, names) => {
  expect(taken(code)).toEqual(names);
});

it('lists exactly the names that production builds of provided packages export', () => {
  const provided = providedNames();
  expect(Object.keys(provided)).toHaveLength(7);
  expect(provided['@school/shared']).toContain('useShell');
  expect(provided['@school/shared']).not.toContain('LinkProps');
  expect(provided['@school/shared/api']).toContain('baseApi');
  expect(provided['styled-components']).toContain('keyframes');
  expect(provided['react-dom/client']).toEqual(['createRoot', 'default', 'hydrateRoot', 'version']);
  expect(namesOf('react')).toContain('useState');
  expect(namesOf('react')).not.toContain('act');
});
