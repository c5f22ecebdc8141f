import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { fileList } from './fileList';
import { subscriberKey } from './mailingList';

let folder: string;
let path: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'list-'));
  path = join(folder, 'data/mailing-list.json');
});
afterEach(() => rm(folder, { recursive: true }));

const ama = {
  email: 'Ama@example.com',
  name: 'Ama Serwaa',
  interests: ['concerts'],
  leaveUrl: 'https://school.example/community?leave=1',
};
const onList = async () => JSON.parse(await readFile(path, 'utf8')) as { email: string; name: string }[];

it('contains each address once regardless of case, with its latest data', async () => {
  const list = fileList(path);
  await list.subscribe(ama);
  await list.subscribe({ ...ama, email: 'ama@example.com', name: 'Ama S.' });
  expect(await onList()).toMatchObject([{ email: 'ama@example.com', name: 'Ama S.' }]);
});

it('loses no entry when many subscribe and unsubscribe at once', async () => {
  const list = fileList(path);
  const everybody = Array.from({ length: 20 }, (_, nth) => `member${nth}@example.com`);
  await Promise.all(everybody.map((email) => list.subscribe({ ...ama, email })));
  await Promise.all(everybody.slice(5).map((email) => list.unsubscribe(subscriberKey(email))));
  await list.unsubscribe(subscriberKey('nobody@example.com'));
  expect((await onList()).map(({ email }) => email)).toEqual(everybody.slice(0, 5));
  expect(await readdir(join(folder, 'data'))).toEqual(['mailing-list.json']);
});

it('does not replace a list that cannot be read', async () => {
  const list = fileList(join(folder, 'broken.json'));
  await writeFile(join(folder, 'broken.json'), '[{');
  await expect(list.subscribe(ama)).rejects.toThrow('cannot be read');
  expect(await readFile(join(folder, 'broken.json'), 'utf8')).toBe('[{');
});
