import { expect, it } from 'vitest';
import { isSameName, personKeyOf } from './personKey';

it.each([
  ['Kojo Antwi', 'Prof. Kojo Antwi', true],
  ['ANTWI, Kojó', 'Kojo Antwi', true],
  ['Kojo Antwi', 'Kojo Yaw Antwi', true],
  ['Kojo Antwi', 'Kojo Asante', false],
  ['Antwi', 'Kojo Antwi', false],
  ['', 'Kojo Antwi', false],
])('the names %j and %j belong to one person: %j', (one, other, same) => {
  expect(isSameName(one, other)).toBe(same);
  expect(isSameName(other, one)).toBe(same);
});

it('a person is the same however the name is written, and another one with another birthday', () => {
  const key = (name: string, birthDate = '1998-05-20') => personKeyOf({ name, birthDate });
  expect(key('danso,  AMA-Serwaá')).toBe(key('Ama Serwaa Danso'));
  expect(key('Ama Danso', '1998-05-21')).not.toBe(key('Ama Danso'));
});
