import { describe, expect, it } from 'vitest';
import { lessonLevels, lessonProgrammes, lessonTimes } from '../lessons/lessonOptions';
import { isTaughtIn } from '../lessons/lessonRules';
import { feeEnquiry, musicStudyRegistration } from './musicStudy';

const esi = {
  instrument: 'cello',
  programme: 'junior_conservatory',
  level: 'beginner_child_2',
  grade: '',
  category: 'classical',
  classType: 'private',
  mode: 'in_person',
  venue: 'accra',
  times: ['monday_afternoon', 'saturday_morning'],
  student: ' Esi Serwaa ',
  guardian: 'Ama Serwaa',
  email: 'ama@example.com',
  phone: '024 412 3456',
  message: '',
};

const wrong = (change: object) =>
  musicStudyRegistration.safeParse({ ...esi, ...change }).error?.issues.map(({ path }) => path.join('.'));

describe('a registration for music study', () => {
  it('is normalised, and empty fields are omitted', () => {
    const read = musicStudyRegistration.parse(esi);
    expect(read).toMatchObject({ student: 'Esi Serwaa', phone: '+233244123456' });
    expect(read).toMatchObject({ grade: undefined, message: undefined });
  });

  it('requires a guardian for anyone under 18', () => {
    expect(wrong({ guardian: ' ' })).toEqual(['guardian']);
    expect(wrong({ programme: 'early_years_music', level: 'beginner_child_1', guardian: undefined })).toEqual(
      ['guardian'],
    );
    expect(wrong({ programme: 'adult_study', level: 'intermediate', guardian: '' })).toBeUndefined();
  });

  it('accepts only levels of the programme', () => {
    expect(wrong({ level: 'beginner_adult' })).toEqual(['level']);
    expect(wrong({ level: 'intermediate' })).toBeUndefined();
  });

  it('reports all errors at once, each once', () => {
    expect(wrong({ level: 'beginner_adult', guardian: '', phone: '1', times: [] })).toEqual([
      'times',
      'phone',
      'level',
      'guardian',
    ]);
    expect(wrong({ programme: '', level: 'chess' })).toEqual(['programme', 'level']);
  });

  it.each([
    [{ email: 'ama@example' }, 'The provided email is invalid'],
    [{ phone: '12345' }, 'The provided phone is invalid'],
    [{ student: 'A'.repeat(101) }, 'This can have at most 100 characters'],
    [{ guardian: ' ' }, 'Please enter the name of a parent or guardian'],
  ])('%o is rejected: %s', (change, message) => {
    const problems = musicStudyRegistration.safeParse({ ...esi, ...change }).error?.issues;
    expect(problems?.map((problem) => problem.message)).toEqual([message]);
  });

  it('every level has a programme and every programme a level', () => {
    for (const level of lessonLevels) {
      expect(lessonProgrammes.some((programme) => isTaughtIn(programme, level))).toBe(true);
    }
    for (const programme of lessonProgrammes) {
      expect(lessonLevels.some((level) => isTaughtIn(programme, level))).toBe(true);
    }
  });

  it('has three parts for each of six days', () => {
    expect(lessonTimes).toHaveLength(18);
    expect(lessonTimes.at(0)).toBe('monday_morning');
    expect(lessonTimes.at(-1)).toBe('saturday_evening');
  });
});

describe('an enquiry about fees', () => {
  it('requires only a programme, a name and an email address', () => {
    const enquiry = {
      instrument: 'piano',
      programme: 'adult_study',
      name: 'Kofi',
      email: 'kofi@example.com',
    };
    const longest = { ...enquiry, question: 'x'.repeat(3001) };
    expect(feeEnquiry.safeParse(longest).error?.issues[0]?.message).toBe(
      'This can have at most 3,000 characters',
    );
    expect(feeEnquiry.parse({ ...enquiry, level: '', classType: '', mode: '', phone: '' })).toEqual(enquiry);
  });
});
