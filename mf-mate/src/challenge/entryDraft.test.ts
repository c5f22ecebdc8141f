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

describe('an entry as it is typed', () => {
  it('is sent with its age as a number and the guardian who agrees', () => {
    expect(entryDraft.parse(typed)).toMatchObject({ age: 9, guardian: { consent: true } });
  });

  it('of an artist of age has no guardian, whatever was typed there before', () => {
    expect(entryDraft.parse({ ...typed, age: '18' })).not.toHaveProperty('guardian');
  });

  it.each(['', 'nine', '9.5', '-9', '1e1', '3', '19'])('says at its field that %j is no age', (age) => {
    expect(problems({ age })).toContain('age');
  });

  it('says at their fields what is missing of the guardian', () => {
    expect(problems({ guardian: { name: '', phone: '', consent: false } })).toEqual([
      'guardian.name',
      'guardian.phone',
      'guardian.consent',
    ]);
  });
});
