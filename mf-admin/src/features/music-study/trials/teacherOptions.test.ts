import { expect, it } from 'vitest';
import { teacherOptions } from './teacherOptions';

const kofi = {
  id: 'kofi',
  name: 'Kofi Mensah',
  instruments: ['piano', 'cello'],
  venues: ['accra'],
  isActive: true,
};
const yaa = {
  id: 'yaa',
  name: 'Yaa Boateng',
  instruments: ['piano'],
  venues: ['accra', 'tema'],
  isActive: true,
};
const left = { id: 'left', name: 'Adwoa Sowah', instruments: ['piano'], venues: ['tema'], isActive: false };
const teachers = [kofi, yaa, left] as Parameters<typeof teacherOptions>[0];

const labels = (instrument: string, venue: string) =>
  teacherOptions(teachers, { instrument, venue }).map(({ label }) => label);

it('lists all current teachers when nothing is chosen', () => {
  expect(labels('', '')).toEqual(['Kofi Mensah', 'Yaa Boateng']);
});

it('lists those of the instrument and the venue first', () => {
  expect(labels('piano', 'tema')).toEqual([
    'Yaa Boateng',
    'Other teachers',
    'Kofi Mensah (Piano, Cello, Accra)',
  ]);
  expect(labels('cello', '')).toEqual(['Kofi Mensah', 'Other teachers', 'Yaa Boateng (Piano, Accra, Tema)']);
});

it('makes the separator between both unselectable', () => {
  const [line] = teacherOptions(teachers, { instrument: 'violin', venue: '' });
  expect(line).toMatchObject({ label: 'Other teachers', disabled: true });
});
