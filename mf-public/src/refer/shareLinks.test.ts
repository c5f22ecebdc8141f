import { expect, it } from 'vitest';
import { mailLink, whatsAppLink } from './shareLinks';

const link = 'https://school.example/learn?category=classical&venue=tema';
const words = { title: 'Music & more', text: 'Come along: 100 % free' };

it('encodes text and link in a WhatsApp message', () => {
  const address = new URL(whatsAppLink(words.text, link));
  expect(address.searchParams.get('text')).toBe(`${words.text} ${link}`);
});

it('encodes text and link in a mail', () => {
  const address = new URL(mailLink(words, link));
  expect(address.searchParams.get('subject')).toBe(words.title);
  expect(address.searchParams.get('body')).toBe(`${words.text}\n\n${link}`);
});
