import { describe, expect, it } from 'vitest';
import { announcementDraft } from './announcements/announcementDraft';
import { describeGroup } from './announcements/describeGroup';
import type { StaffAuditionSlot } from './api';
import { conflictOf, entriesWithout, entryIn, stepTo, textForSlot } from './auditions/board';
import { entryMove } from './moves/entryMove';
import { received } from './moves/received';
import { bandOptions, pieceOptions } from './paper-entry/choices';
import { paperEntryDraft, type PaperEntryFields } from './paper-entry/paperEntryDraft';
import { publicationDraft } from './publications/publicationDraft';
import { isOutdated, stateOfPublication } from './publications/stateOfPublication';
import { competitionTimes } from './settings/competitionTimes';
import { stateOfEntries } from './settings/stateOfEntries';
import { entryStateLabel } from '@school/shared/schemas/stored/labels';

interface Parsed {
  error?: { issues: readonly { path: PropertyKey[]; message: string }[] } | undefined;
}
const wrongIn = ({ error }: Parsed) => error?.issues.map(({ path }) => path.map(String).join('.'));

const slot = (date: string, startTime: string, rest: Partial<StaffAuditionSlot> = {}): StaffAuditionSlot => ({
  id: `${date}-${startTime.replace(':', '')}`,
  date,
  startTime,
  endTime: '',
  day: 'Saturday',
  isAvailable: true,
  isBlocked: false,
  taken: null,
  ...rest,
});
const taken = {
  state: 'given',
  entryId: 'ama',
  number: 'MC-0001',
  name: 'Ama',
  instrument: 'piano',
  band: '3+',
} as const;
const [one, two, three] = [
  slot('2025-10-11', '09:00', { taken, isAvailable: false }),
  slot('2025-10-11', '09:20'),
  slot('2025-10-18', '09:00', { isBlocked: true }),
];
const board = [one, two, three];

describe('the board of auditions', () => {
  it.each([
    [null, 'ArrowDown', one],
    [one.id, 'ArrowDown', two],
    [one.id, 'ArrowUp', one],
    [three.id, 'ArrowDown', three],
    [one.id, 'ArrowRight', three],
    [three.id, 'ArrowLeft', one],
    [two.id, 'ArrowRight', two],
    [two.id, 'Home', one],
    [two.id, 'End', three],
  ] as const)('moves from %s by %s', (from, step, to) => {
    expect(stepTo(board, from, step)).toBe(to);
  });

  it('lists where an entry can be moved', () => {
    expect(conflictOf(one, 'kofi')).toBe('taken by Ama');
    expect(conflictOf(one, 'ama')).toBeUndefined();
    expect(conflictOf(three, 'ama')).toBe('closed');
    const held = { ...taken, state: 'held', entryId: null, name: null } as const;
    expect(conflictOf({ ...two, taken: held }, 'ama')).toBe('held during a registration');
    expect(textForSlot(two, 'ama')).toBe('Oct 11, 2025, 09:20, free');
  });

  it('separates entries with and without a time', () => {
    expect(entryIn(one)).toEqual({
      id: 'ama',
      name: 'Ama',
      number: 'MC-0001',
      plays: 'Piano 3+',
      slot: one.id,
    });
    expect(entryIn(two)).toBeUndefined();
    const row = { number: '', name: '', instrument: 'violin', band: '0-1' };
    const rows = [
      { ...row, id: 'ama' },
      { ...row, id: 'kofi' },
    ] as never;
    expect(entriesWithout(rows, board).map(({ id }) => id)).toEqual(['kofi']);
  });
});

const sheet = (changes: Partial<PaperEntryFields['entry']> = {}): PaperEntryFields => ({
  entry: {
    competitor: { name: 'Ama Danso', birthDate: '1998-05-20', email: 'ama@example.com', phone: '0244123456' },
    guardian: { name: '', email: '', phone: '' },
    instrument: 'piano',
    band: '3+',
    grade: '5',
    pieces: { A: 'invention-no-1-in-c-major-bwv-772-bach', B: 'gymnopedie-no-1-satie' },
    teacher: '',
    school: '',
    sharesReport: false,
    needsAccompanist: false,
    ...changes,
  },
  slot: '',
  received: { papers: [], consentBy: 'nobody, of age', fee: false, pictures: 'yes' },
});

describe('a typed entry sheet', () => {
  it('is parsed into what the API accepts, and has no guardian and consent for adults', () => {
    const { data } = paperEntryDraft.safeParse(sheet());
    expect(data).toMatchObject({ entry: { grade: 5, competitor: { phone: '+233244123456' } } });
    expect(data?.entry.guardian).toBeUndefined();
    expect(data?.received.consentBy).toBeUndefined();
    expect(data?.received.pictures).toBeUndefined();
    expect(data?.slot).toBeUndefined();
  });

  it.each([
    [{ grade: '' }, ['entry.grade']],
    [{ instrument: '' }, ['entry.instrument']],
    [{ band: '0-1' }, ['entry.band']],
    [{ pieces: { A: '', B: 'gymnopedie-no-1-satie' } }, ['entry.pieces.A']],
    [
      { competitor: { ...sheet().entry.competitor, birthDate: '2012-03-04' } },
      ['entry.guardian.name', 'entry.guardian.email', 'entry.guardian.phone'],
    ],
  ])('%o is rejected at its fields', (change, fields) => {
    expect([...new Set(wrongIn(paperEntryDraft.safeParse(sheet(change))))]).toEqual(fields);
  });

  it('says who answered the question about pictures, the signer or the guardian', () => {
    const minor = sheet({
      competitor: { ...sheet().entry.competitor, birthDate: '2012-03-04' },
      guardian: { name: 'Abena Danso', email: 'abena@example.com', phone: '0244123457' },
    });
    const by = (received: Partial<PaperEntryFields['received']>) =>
      paperEntryDraft.safeParse({ ...minor, received: { ...minor.received, ...received } }).data?.received
        .pictures;
    expect(by({ consentBy: 'Kojo Danso' })).toEqual({ agrees: true, by: 'Kojo Danso' });
    expect(by({ consentBy: '', pictures: 'no' })).toEqual({ agrees: false, by: 'Abena Danso' });
    expect(by({ pictures: '' })).toBeUndefined();
  });

  it('offers the options of the instrument', () => {
    expect(bandOptions('')).toEqual([]);
    expect(bandOptions('piano').map(({ value }) => value)).toContain('3+');
    expect(pieceOptions('piano', '', 'A')).toEqual([]);
    expect(pieceOptions('piano', '3+', 'A').map(({ value }) => value)).toContain(sheet().entry.pieces.A);
  });
});

describe('the forms of staff', () => {
  it('parse a move', () => {
    const fields = { reason: '', place: '', refund: '' } as const;
    expect(wrongIn(entryMove('return').safeParse(fields))).toEqual(['reason']);
    expect(wrongIn(entryMove('place').safeParse({ ...fields, place: '4' }))).toEqual(['place']);
    expect(entryMove('place').parse({ ...fields, place: '2' })).toMatchObject({ place: 2 });
    expect(entryMove('withdraw').parse({ ...fields, refund: 'back' })).toEqual({ refund: true });
    const nothing = { papers: [], consentBy: ' ', fee: false, pictures: '', picturesBy: '' } as const;
    expect(wrongIn(received.safeParse(nothing))).toEqual(['papers']);
    expect(wrongIn(received.safeParse({ ...nothing, pictures: 'no' }))).toEqual(['picturesBy']);
    expect(received.parse({ ...nothing, pictures: 'no', picturesBy: ' Abena ' })).toMatchObject({
      pictures: 'no',
      picturesBy: 'Abena',
    });
  });

  it('parse an announcement, and an empty choice means everybody', () => {
    const filter = { instrument: '', band: '', state: [], fee: 'due', consent: '', papers: '', audition: '' };
    expect(announcementDraft.parse({ filter, subject: 'A', text: 'B' })).toEqual({
      subject: 'A',
      text: 'B',
      filter: { fee: ['due'] },
    });
    expect(wrongIn(announcementDraft.safeParse({ filter, subject: '', text: ' ' }))).toEqual([
      'subject',
      'text',
    ]);
  });

  it('describe the recipients of an announcement', () => {
    expect(describeGroup({})).toBe('Everyone except withdrawn entries');
    expect(
      describeGroup({
        instrument: 'piano',
        band: '3+',
        state: ['accepted', 'round2'],
        fee: ['due'],
        consent: ['waiting'],
        papers: 'missing',
        audition: 'none',
      }),
    ).toBe(
      'Piano, band 3+, accepted or round 2, fee due, consent waiting, papers missing, without an audition',
    );
    expect(describeGroup({ state: [], papers: 'complete', audition: 'given' })).toBe(
      'papers complete, with an audition',
    );
  });

  it('parse a publication and its times', () => {
    const fields = { note: ' ', when: 'later', publishAt: '' } as const;
    expect(wrongIn(publicationDraft.safeParse(fields))).toEqual(['publishAt']);
    expect(publicationDraft.parse({ ...fields, when: 'now', publishAt: '2025-10-24T17:00' })).toEqual({});
    expect(publicationDraft.parse({ ...fields, publishAt: '2025-10-24T17:00' })).toEqual({
      publishAt: '2025-10-24T17:00:00.000Z',
    });
    const times = { opensAt: '2025-09-02T10:00', closesAt: '2025-09-01T10:00', movesUntil: '' };
    expect(wrongIn(competitionTimes.safeParse(times))).toEqual(['closesAt']);
  });
});

it('describe the state of entries, their switch and publications', () => {
  expect(entryStateLabel({ state: 'placed', place: 2, reached: 'final' })).toBe('Place 2');
  expect(entryStateLabel({ state: 'out', place: null, reached: 'round1' })).toBe('Eliminated after round 1');
  const times = { isOpen: true, opensAt: null, closesAt: null };
  expect(stateOfEntries({ ...times, isOpen: false }, false)).toEqual(['withdrawn', 'Closed']);
  expect(stateOfEntries(times, true)).toEqual(['live', 'Open']);
  expect(stateOfEntries(times, false)[1]).toBe('Switched on, outside its times');
  const at = '2025-10-24T17:00:00.000Z';
  expect(stateOfPublication({ publishAt: at, publishedAt: null })[1]).toBe(
    'Scheduled for Oct 24, 2025, 17:00 UTC',
  );
  expect(stateOfPublication({ publishAt: null, publishedAt: null })[1]).toBe('Not published');
  const piece = { id: 'gymnopedie-no-1-satie', title: 'Gymnopédie No. 1', composer: 'Erik Satie' };
  const entry = { number: 'MC-0001', name: 'Ama', place: null, pieces: { A: piece, B: piece } };
  const group = { instrument: 'piano', band: '3+', entries: [entry] };
  const stored = {
    entries: [{ pieces: { B: piece, A: piece }, place: null, name: 'Ama', number: 'MC-0001' }],
  };
  const groups = [{ ...stored, band: '3+', instrument: 'piano' }];
  expect(isOutdated({ publishAt: at, groups }, [group])).toBe(false);
  expect(isOutdated({ publishAt: at, groups }, [{ ...group, entries: [{ ...entry, place: 1 }] }])).toBe(true);
  expect(isOutdated({ publishAt: at, groups: [] }, [group])).toBe(true);
  expect(isOutdated({ publishAt: null, groups: [] }, [group])).toBe(false);
});
