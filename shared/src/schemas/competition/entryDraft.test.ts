import { describe, expect, it } from 'vitest';
import { EMPTY_ENTRY, fieldsOfEntry, type EntryFields } from '../../competition/entry';
import { entryDraft } from './entryDraft';

const typed: EntryFields = {
  ...EMPTY_ENTRY,
  competitor: { name: 'Ama Danso', birthDate: '1998-05-20', email: 'ama@example.com', phone: '024 412 3456' },
  instrument: 'piano',
  grade: '5',
  band: '3+',
  pieces: { A: 'invention-no-1-in-c-major-bwv-772-bach', B: 'gymnopedie-no-1-satie' },
};
const problems = (change: Partial<EntryFields>) => {
  const { error } = entryDraft.safeParse({ ...typed, ...change });
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]));
};
const competitor = (change: Partial<EntryFields['competitor']>) => ({
  competitor: { ...typed.competitor, ...change },
});

describe('a typed entry', () => {
  it('is parsed into what the API accepts, without fields of the form alone', () => {
    const entry = entryDraft.parse({ ...typed, holdToken: 'x', submissionKey: 'y', done: ['competitor'] });
    expect(entry).toMatchObject({ grade: 5, method: 'mobile_money', competitor: { phone: '+233244123456' } });
    expect(Object.keys(entry)).not.toEqual(
      expect.arrayContaining(['holdToken', 'submissionKey', 'done', 'slot']),
    );
    expect(entry.guardian).toBeUndefined();
  });

  it('of a minor requires each field of the guardian', () => {
    expect(Object.keys(problems(competitor({ birthDate: '2010-01-01' })))).toEqual([
      'guardian.name',
      'guardian.email',
      'guardian.phone',
    ]);
  });

  it('is checked against the band before name and pieces are given', () => {
    const nobody = { ...EMPTY_ENTRY.competitor, birthDate: '2012-05-20' };
    expect(problems({ competitor: nobody, grade: '1', pieces: { A: '', B: '' } })['band']).toBe(
      'Band 3+ begins at age 10 and grade 3, and the competitor is 13 on Oct 11, 2025, with grade 1. This fits: 1-3.',
    );
  });

  it('that was returned and has a foreign number can be handed in again', () => {
    const sent = { ...typed, competitor: { ...typed.competitor, phone: '+447400123456' }, grade: 5 };
    const pieces = { A: { id: typed.pieces.A }, B: { id: typed.pieces.B } };
    expect(problems(fieldsOfEntry({ ...sent, pieces, guardian: null }))).toEqual({});
  });

  it('does not read an unanswered grade as "none"', () => {
    expect(problems({ grade: '' })).toEqual({ grade: expect.stringContaining('last grade') });
  });

  it.each([
    [competitor({ name: ' ' }), 'competitor.name'],
    [competitor({ birthDate: '2024-01-01' }), 'competitor.birthDate'],
    [competitor({ email: 'ama' }), 'competitor.email'],
    [competitor({ phone: '12' }), 'competitor.phone'],
    [{ instrument: '' }, 'instrument'],
    [{ band: '' }, 'band'],
    [{ band: '0-1' }, 'band'],
    [{ pieces: { ...typed.pieces, A: 'gymnopedie-no-1-satie' } }, 'pieces.A'],
    [{ papers: { ...EMPTY_ENTRY.papers, recordingLink: 'http://sound.example' } }, 'papers.recordingLink'],
    [{ method: 'cheque' }, 'method'],
  ])('%j is rejected at %s', (change, field) => {
    expect(Object.keys(problems(change as Partial<EntryFields>))).toContain(field);
  });
});
