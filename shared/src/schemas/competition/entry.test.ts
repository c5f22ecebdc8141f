import { describe, expect, it } from 'vitest';
import { notMobileMoney } from '../common/mobileMoney';
import { pictureQuestion } from '../pictures';
import { competitionEntry, draftChange, paper } from './index';

interface Parsed {
  error?: { issues: readonly { path: PropertyKey[]; message: string }[] } | undefined;
}
const problemsOf = ({ error }: Parsed) =>
  Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.map(String).join('.'), message]));

const adult = { name: 'Ama Danso', birthDate: '1998-05-20', email: 'ama@example.com', phone: '024 412 3456' };
const child = { ...adult, name: 'Esi Danso', birthDate: '2016-03-04' };
const guardian = { name: 'Abena Danso', email: 'abena@example.com', phone: '024 412 3456' };
const entry = {
  competitor: adult,
  instrument: 'piano',
  band: '3+',
  grade: 5,
  pieces: { A: 'invention-no-1-in-c-major-bwv-772-bach', B: 'gymnopedie-no-1-satie' },
  method: 'card',
};
const low = {
  band: '0-1',
  grade: 1,
  pieces: { A: 'ah-vous-dirai-je-maman-k-265-theme-mozart', B: 'long-long-ago-bayly' },
};
const ask = (changes: object = {}) => problemsOf(competitionEntry.safeParse({ ...entry, ...changes }));

describe('an entry', () => {
  it('of an adult, or of a child with a guardian, is valid', () => {
    expect(ask()).toEqual({});
    expect(ask({ ...low, competitor: child, guardian })).toEqual({});
  });

  it('of a person under 18 on the counting day needs a guardian', () => {
    const message = 'A competitor who is under 18 on Oct 11, 2025 needs a parent or guardian who agrees';
    expect(ask({ competitor: { ...adult, birthDate: '2007-10-12' } })).toEqual({ 'guardian.name': message });
    expect(ask({ competitor: { ...adult, birthDate: '2007-10-11' } })).toEqual({});
  });

  it('of a child with the same email as the guardian is rejected at the guardian’s email', () => {
    const same = { ...guardian, email: 'AMA@Example.com' };
    expect(ask({ ...low, competitor: child, guardian: same })).toEqual({
      'guardian.email': 'Please enter the email address of the parent or guardian, not the competitor’s',
    });
    expect(ask({ guardian: same })).toEqual({});
  });

  it.each([
    [
      { ...low },
      'Band 0-1 ends at age 12 and grade 1, and the competitor is 27 on Oct 11, 2025, with grade 1. This fits: 3+.',
    ],
    [
      { grade: 1, competitor: child, guardian },
      'Band 3+ begins at age 10 and grade 3, and the competitor is 9 on Oct 11, 2025, with grade 1. This fits: 0-1, 1-3.',
    ],
    [
      { ...low, band: '1-3', grade: 5, competitor: { ...adult, birthDate: '2014-01-01' }, guardian },
      'Band 1-3 ends at age 16 and grade 3, and the competitor is 11 on Oct 11, 2025, with grade 5. This fits: 3+.',
    ],
    [{ instrument: 'violin' }, 'Violin has no band 3+. Please choose one of its own'],
    [{ band: '9' }, 'Please choose an age and grade band'],
  ])('outside its band is rejected at the band: %o', (changes, message) => {
    expect(ask(changes)).toEqual({ band: message });
  });

  it('with foreign mobile money is rejected at the payment method', () => {
    const abroad = { ...adult, phone: '+44 7400 123456' };
    expect(ask({ competitor: abroad })).toEqual({});
    expect(ask({ competitor: abroad, method: 'mobile_money' })).toEqual({ method: notMobileMoney });
    expect(ask({ method: 'mobile_money' })).toEqual({});
  });

  it('with a piece of another category, another set or no set is rejected at the piece', () => {
    const message = 'This piece is not in Category A of the current set. Please choose another';
    for (const A of ['gymnopedie-no-1-satie', 'rondo-alla-turca-from-sonata-k-331-mozart', 'x']) {
      expect(ask({ pieces: { ...entry.pieces, A } })).toEqual({ 'pieces.A': message });
    }
    expect(ask({ pieces: { A: '', B: entry.pieces.B } })).toEqual({
      'pieces.A': 'Please choose a piece of Category A',
    });
  });

  it.each(['', '20.05.1998', '1998-02-30', '2024-01-01', '1850-01-01'])(
    'of a person born on %j is rejected at the birthday',
    (birthDate) => {
      expect(Object.keys(ask({ competitor: { ...adult, birthDate } }))).toEqual(['competitor.birthDate']);
    },
  );

  it.each([-1, 9, 1.5, '3'])('with the grade %j is rejected at the grade', (grade) => {
    expect(Object.keys(ask({ grade }))).toEqual(['grade']);
  });
});

it('a paper is either a file or a link', () => {
  const file = { id: crypto.randomUUID(), ticket: 'a', name: 'a.mp3', size: 1 };
  const link = 'https://sound.example/ama';
  const kind = 'recording';
  expect(problemsOf(paper.safeParse({ kind, file }))).toEqual({});
  expect(problemsOf(paper.safeParse({ kind, link }))).toEqual({});
  expect(Object.keys(problemsOf(paper.safeParse({ kind, file, link })))).toEqual(['file']);
  expect(Object.keys(problemsOf(paper.safeParse({ kind })))).toEqual(['file']);
});

it('a draft accepts any input up to its limits', () => {
  const values = { competitor: { name: '' }, pieces: { A: null }, step: 3, later: [true] };
  expect(draftChange.parse({ values, revision: 1 }).values).toEqual(values);
  const long = Object.fromEntries(Array.from({ length: 30 }, (_, at) => [`f${at}`, 'x'.repeat(900)]));
  expect(problemsOf(draftChange.safeParse({ values: long, revision: 1 }))).toEqual({
    values: 'This draft is too long',
  });
});

/** The questions that guardians have answered, by the version stored with their answer. */
const questionsAboutPictures: Readonly<Record<number, string>> = {
  1: 'May the school publish photographs and recordings of the competitor? In the programme book and on the school’s own pages. The entry does not depend on the answer. You can change it at any time: write to hello@example.com. Yes, they may be published / No, they may not be published',
};

it('has another version for another text of the question about pictures', () => {
  const { version, question, where, free, yes, no } = pictureQuestion;
  expect(`${question} ${where} ${free} ${yes} / ${no}`).toBe(questionsAboutPictures[version]);
});
