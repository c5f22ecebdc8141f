import { expect, it } from 'vitest';
import { testPushService } from '../../testing/pushService';
import { passSignerOf } from './passSigner';
import { tellPhone } from './tellPhone';

const { service, pushes, answers } = await testPushService();
const signer = passSignerOf('local');
const token = 'ab'.repeat(32);
const tell = () => tellPhone(signer, token, service);

it('sends an empty push for the pass type, as the owner of its certificate', async () => {
  expect(await tell()).toBe(true);
  expect(pushes).toEqual([
    {
      path: `/3/device/${token}`,
      topic: 'pass.example.music-school.ticket',
      body: '{}',
      by: 'pass.example.music-school.ticket',
    },
  ]);
});

it.each([
  [410, 'Unregistered'],
  [400, 'BadDeviceToken'],
])('says that the phone is gone after %i %s', async (status, reason) => {
  answers(status, reason);
  expect(await tell()).toBe(false);
});

it.each([
  [403, 'BadCertificate'],
  [429, 'TooManyRequests'],
  [503, 'ServiceUnavailable'],
])('fails after %i %s, so that it is tried again', async (status, reason) => {
  answers(status, reason);
  await expect(tell()).rejects.toThrow(`Apple's push service answered ${status} ${reason}`);
});

it('fails where the service cannot be reached or is another', async () => {
  await expect(tellPhone(signer, token, { origin: 'https://127.0.0.1:1' })).rejects.toThrow(
    "Apple's push service cannot be reached",
  );
  await expect(tellPhone(signer, token, { origin: service.origin })).rejects.toThrow(
    "Apple's push service cannot be reached",
  );
  expect(pushes).toEqual([]);
});
