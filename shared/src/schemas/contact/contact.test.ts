import { expect, it } from 'vitest';
import { contactMessage } from './contact';

const question = {
  topic: 'lessons',
  name: 'Ama Serwaa',
  email: 'ama@example.com',
  phone: '024 412 3456',
  message: 'My daughter is six.',
};

it.each([
  [{ email: 'ama@example' }, 'The provided email is invalid'],
  [{ phone: '12345' }, 'The provided phone is invalid'],
  [{ name: 'A'.repeat(101) }, 'A name can have at most 100 characters'],
  [{ message: 'x'.repeat(3001) }, 'This can have at most 3,000 characters'],
  [{ topic: '' }, 'Please choose what it is about'],
])('%o is rejected: %s', (wrong, message) => {
  expect(contactMessage.safeParse(question).error).toBeUndefined();
  const problems = contactMessage.safeParse({ ...question, ...wrong }).error?.issues;
  expect(problems?.map((problem) => problem.message)).toEqual([message]);
});
