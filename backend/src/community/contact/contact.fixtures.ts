import { randomUUID } from 'node:crypto';
import type { FeatureFixtures } from '../../testing/featureFixtures';

const message = {
  name: 'Ama Serwaa',
  email: 'ama@example.com',
  phone: '024 412 3456',
  leaveEmpty: '',
  topic: 'lessons',
  message: 'Hello',
};

export const fixtures: FeatureFixtures = {
  bodies: { sendContactMessage: { ...message, from: 'abcdefghij' } },
  person: async (shop, email) => {
    const { status } = await shop.ask(
      'POST',
      '/api/contact/messages',
      { ...message, email },
      { 'idempotency-key': randomUUID() },
    );
    if (status !== 201) throw new Error(`The message was answered with ${status}`);
  },
};
