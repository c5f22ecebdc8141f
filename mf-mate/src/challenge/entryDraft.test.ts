import { describe, expect, it } from 'vitest';
import { entryDraft, type EntryFields } from './entryDraft';

const typed: EntryFields = {
  artist: 'Esi Danso',
  age: ' 9 ',
  place: 'Tema',
  piece: 'The Swan',
  sheet: { id: '0b8d1a9e-8f0f-4d5b-9f4e-6a1d0c2b3e4f', ticket: 'ticket', name: 'swan.jpg', size: 10 },
  email: 'abena@example.com',
  phone: '',
  guardian: { name: 'Abena Danso', phone: '024 123 4567', consent: true },
  leaveEmpty: '',
};
const problems = (changes: Partial<EntryFields>) =>
  entryDraft.safeParse({ ...typed, ...changes }).error?.issues.map(({ path }) => path.join('.'));

describe('a typed entry', () => {
  it('is sent with the age as a number and the guardian who consents', () => {
    expect(entryDraft.parse(typed)).toMatchObject({ age: 9, guardian: { consent: true } });
  });

  it('of an adult has no guardian, whatever was typed before', () => {
    expect(entryDraft.parse({ ...typed, age: '18' })).not.toHaveProperty('guardian');
  });

  it.each(['', 'nine', '9.5', '-9', '1e1', '3', '19'])('rejects the age %j at its field', (age) => {
    expect(problems({ age })).toContain('age');
  });

  it('reports missing guardian details at their fields', () => {
    expect(problems({ guardian: { name: '', phone: '', consent: false } })).toEqual([
      'guardian.name',
      'guardian.phone',
      'guardian.consent',
    ]);
  });
});
