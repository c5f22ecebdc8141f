import { expect, it } from 'vitest';
import { sourceOf } from './sourceOf';

const OWN = 'school.example';

it.each([
  ['', 'direct'],
  ['about:client', 'other'],
  ['https://school.example/about?x=1', 'internal'],
  ['https://www.google.com/', 'search'],
  ['https://www.google.com.gh/search?q=piano', 'search'],
  ['https://duckduckgo.com/', 'search'],
  ['https://www.bing.com/', 'search'],
  ['https://search.yahoo.com/', 'search'],
  ['android-app://com.google.android.googlequicksearchbox/', 'search'],
  ['https://mail.google.com/', 'mail'],
  ['https://outlook.live.com/', 'mail'],
  ['android-app://com.google.android.gm/', 'mail'],
  ['https://l.facebook.com/', 'social'],
  ['https://t.co/abc', 'social'],
  ['https://x.com/', 'social'],
  ['https://web.whatsapp.com/', 'social'],
  ['https://dropbox.com/', 'other'],
  ['https://notgoogle.com/', 'other'],
  ['https://google.com.evil.example.org/', 'other'],
  ['https://partner.example/', 'other'],
])('%s is %s', (referrer, source) => {
  expect(sourceOf(referrer, OWN)).toBe(source);
});
