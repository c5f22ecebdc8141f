import { expect, it } from 'vitest';
import { isOwnPage } from './isOwnPage';

const own = (headers: Readonly<Record<string, string>>) =>
  isOwnPage((name) => ({ host: 'school.example', ...headers })[name], 'https://www.school.example');

it.each([
  { 'sec-fetch-site': 'same-origin', origin: 'https://www.school.example' },
  { 'sec-fetch-site': 'same-origin', origin: 'https://school.example' },
  { 'sec-fetch-site': 'same-origin', origin: 'null' },
  { 'sec-fetch-site': 'none' },
  { origin: 'https://www.school.example' },
  {},
])('accepts a request of our own page: %o', (headers) => {
  expect(own(headers)).toBe(true);
});

it.each([
  { 'sec-fetch-site': 'cross-site', origin: 'https://other.example' },
  { 'sec-fetch-site': 'cross-site', origin: 'https://school.example' },
  { 'sec-fetch-site': 'same-site', origin: 'https://blog.school.example' },
  { 'sec-fetch-site': 'same-origin', origin: 'https://other.example' },
  { origin: 'https://other.example' },
  { origin: 'https://school.example.other' },
  { origin: 'null' },
  { origin: '' },
])('refuses a request of another site: %o', (headers) => {
  expect(own(headers)).toBe(false);
});
