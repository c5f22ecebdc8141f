import { randomUUID } from 'node:crypto';
import { retentionDays } from '@school/shared/schemas/stored';
import type { Visitor } from '../world/visitor';

/** Somebody writes to the school, or registers for lessons. */
export async function sendForm({ random, ask, confirm, email }: Visitor): Promise<void> {
  const key = randomUUID();
  const headers = { 'idempotency-key': key };
  if (random.chance(0.5)) {
    const message = { topic: 'other', name: 'Ama Serwaa', email, phone: '', message: 'When do terms begin?' };
    const answer = await ask('POST', '/contact/messages', message, headers);
    if (answer?.status !== 201) return;
    confirm(
      'a message to the school',
      'select 1 from contact_messages where submission_key = $1',
      [key],
      retentionDays.messages,
    );
    return;
  }
  const question = {
    instrument: 'trumpet',
    programme: 'adult_study',
    classType: 'group',
    name: 'Kofi Mensah',
    email,
    question: 'May I pay in parts?',
  };
  const answer = await ask('POST', '/music-study/fee-enquiries', question, headers);
  if (answer?.status !== 201) return;
  confirm(
    'a question about fees',
    'select 1 from fee_enquiries where submission_key = $1',
    [key],
    retentionDays.messages,
  );
}

/** Somebody asks to join the community, confirms by a link of a mail, or leaves. */
export async function joinOrLeave({ random, ask, confirm, email, links }: Visitor): Promise<void> {
  const toConfirm = links('confirm');
  const toLeave = links('leave');
  const what = random.below(4);
  if (what === 0 && toLeave.length > 0) {
    const token = random.of(toLeave);
    const answer = await ask('POST', '/community/departures', { token });
    if (answer?.status !== 200) return;
    confirm(
      'that a member left',
      `select 1 where not exists (select 1 from community_members where leave_token = $1 and state = 'confirmed')`,
      [token],
    );
  } else if (what <= 2 && toConfirm.length > 0) {
    await ask('POST', '/community/confirmations', { token: random.of(toConfirm) });
  } else {
    await ask('POST', '/community/members', { name: 'Ama Serwaa', email, interests: ['concerts'] });
  }
}

interface Time {
  readonly id: string;
  readonly startsAt: string;
}

/** A family books a trial lesson, moves it or cancels it. */
export async function tryLesson({ random, ask, confirm, email, links }: Visitor): Promise<void> {
  const booked = links('trial');
  const free =
    (await ask<{ times: Time[] }>('GET', '/music-study/trial-times?instrument=piano'))?.body.times ?? [];
  if (booked.length > 0 && random.chance(0.4)) {
    const key = { 'trial-key': random.of(booked) };
    if (random.chance(0.5) || free.length === 0)
      await ask('DELETE', '/music-study/trials/mine', undefined, key);
    else await ask('PUT', '/music-study/trials/mine', { time: random.of(free).id }, key);
    return;
  }
  if (free.length === 0) return;
  const time = random.of(free).id;
  const submission = randomUUID();
  const answer = await ask(
    'POST',
    '/music-study/trials',
    { student: 'Esi Serwaa', guardian: 'Ama Serwaa', email, phone: '024 412 3456', message: '', time },
    { 'idempotency-key': submission },
  );
  if (answer?.status !== 201) return;
  confirm('a trial lesson', 'select 1 from trial_bookings where submission_key = $1', [submission]);
}
