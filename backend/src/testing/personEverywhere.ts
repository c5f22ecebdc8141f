import { randomUUID } from 'node:crypto';
import {
  accountAccess,
  googlePasses,
  heldSubmissions,
  auditionWaiting,
  competitionPublications,
  savedViews,
  staffAccounts,
  ticketInvitations,
  ticketWaiting,
  trialBookings,
  trialTimes,
  volunteers,
  walletPasses,
} from '../platform/db/schema';
import { anEntry, payingCompetition } from './competition';
import { featureFixtures } from './featureFixtures';
import { testFiles } from './files';
import { bodies } from './operations';
import type { TestPayments } from './payments';
import { teacherCalled } from './teachers';
import { payingBoxOffice, some } from './tickets';
import { uploader } from './uploads';

/** Texts that `personEverywhere` sends under an address besides the address itself: none of them may remain. */
export const textsOfPerson = ['Ama Serwaa', '+23324', 'Come along', 'We play.'];

/** Sends every form of the site under one address, with files, and pays for everything that can be paid. */
export async function personEverywhere(shop: TestPayments, email: string): Promise<void> {
  const send = async (path: string, body: object | undefined, changes: object = {}) => {
    const key = { 'idempotency-key': randomUUID() };
    const answer = await shop.ask('POST', `/api${path}`, { ...body, email, ...changes }, key);
    if (answer.status > 299) throw new Error(`${path}: ${JSON.stringify(answer.body)}`);
  };
  const noLink = { from: undefined };
  for (const { person } of featureFixtures) await person?.(shop, email);
  await send('/music-study/registrations', bodies['registerForMusicStudy'], noLink);
  await send('/music-study/fee-enquiries', bodies['askForFees'], noLink);
  await send('/community/members', bodies['joinCommunity'], noLink);
  await send('/referrals', bodies['referFriend'], {
    name: 'Somebody Else',
    email: 'sender@example.com',
    friendEmail: email,
    secret: undefined,
  });
  await send('/referrals', bodies['referFriend'], { friendEmail: 'friend@example.com', secret: undefined });
  await send('/showcase/performers', bodies['applyToPerform']);
  await send('/showcase/engagements', bodies['requestEngagement']);
  const cv = await uploader(shop).stored();
  const file = { id: cv.id, ticket: cv.ticket, name: 'ama.pdf', size: testFiles.pdf.length };
  await send('/careers/applications', bodies['applyForJob'], { cv: file });
  const sheet = await uploader(shop).stored({ purpose: 'challenge_sheet', name: 'swan.pdf' });
  await send('/music-art-challenge/entries', bodies['enterChallenge'], {
    sheet: { id: sheet.id, ticket: sheet.ticket, name: 'swan.pdf', size: testFiles.pdf.length },
  });
  await send('/tickets/interest', bodies['registerTicketInterest']);
  await send('/competition/drafts', bodies['keepEntryDraft']);
  await payForAll(shop, email);
  await addWhatNeedsMore(shop, email);
}

async function payForAll(shop: TestPayments, email: string): Promise<void> {
  const given = { kind: 'honour', name: 'Come along', recipientName: 'Ama', recipientEmail: email };
  const donation = await shop.begin({ email, message: 'Come along', tribute: given });
  const { callbacks } = await shop.checkout.pay(donation, 'card');
  await shop.confirm(donation.txRef, callbacks[0]?.transaction_id);
  const box = payingBoxOffice(shop);
  const { key } = await box.buy(some('regular', 1), { email, name: 'Ama Serwaa' });
  const [ticket] = (await box.order(key)).body.tickets;
  const now = shop.clock.now();
  const phone = { deviceId: 'phone', pushToken: 'ab', version: 1, changedAt: now, registeredAt: now };
  await shop.database.db.insert(walletPasses).values({ ...phone, ticketId: ticket!.id });
  await shop.database.db.insert(googlePasses).values({ ticketId: ticket!.id, version: 1, addedAt: now });
  const competition = payingCompetition(shop);
  const { token } = await competition.hold('2025-10-11-0900');
  const { body, status } = await competition.send(
    anEntry({ competitor: { ...anEntry().competitor, email } }),
    { 'hold-token': token },
  );
  if (status !== 200) throw new Error(`The entry: ${JSON.stringify(body)}`);
  await competition.pay(body);
}

/** Adds what needs a waiting list, or what only staff create. */
async function addWhatNeedsMore({ database: { db }, clock }: TestPayments, email: string): Promise<void> {
  const now = clock.now();
  const waits = {
    submissionKey: randomUUID(),
    name: 'Ama Serwaa',
    email,
    state: 'waiting',
    joinedAt: now,
  } as const;
  await db.insert(ticketWaiting).values({ ...waits, typeId: 'regular', quantity: 1 });
  await db.insert(auditionWaiting).values(waits);
  await db.insert(ticketInvitations).values({
    code: 'ABCD2345',
    sale: 'pre-sale',
    typeIds: ['family'],
    maxTickets: 4,
    guestName: 'Ama Serwaa',
    email,
    createdAt: now,
    createdBy: 'auth0|staff',
  });
  const at = { instrument: 'piano', venue: 'accra', startsAt: now } as const;
  const [time] = await db
    .insert(trialTimes)
    .values({ ...at, teacherId: await teacherCalled(db, 'Kojo') })
    .returning();
  await db.insert(trialBookings).values({
    submissionKey: randomUUID(),
    reference: 'TRIAL-7K3M-Q2ZD',
    timeId: time?.id ?? '',
    student: 'Esi',
    email,
    phone: '+233244123456',
    bookedAt: now,
    changedAt: now,
  });
  await db
    .insert(volunteers)
    .values({ requestKey: randomUUID(), name: 'Ama Serwaa', email, note: 'Come along', addedAt: now });
  await db.insert(heldSubmissions).values({
    submissionKey: randomUUID(),
    form: 'contact',
    path: '/api/contact/messages',
    name: 'Ama Serwaa',
    email,
    body: JSON.stringify({ message: 'Come along' }),
    receivedAt: now,
  });
  const account = 'auth0|ama';
  await db.insert(staffAccounts).values({ account, name: 'Ama Serwaa', email, seenAt: now });
  const access = { roles: ['staff'], reportedAt: now, seenAt: now };
  await db.insert(accountAccess).values({ account, name: 'Ama Serwaa', email, ...access });
  await db
    .insert(savedViews)
    .values({ id: randomUUID(), account, list: 'donations', name: 'Come along', query: '', savedAt: now });
  const named = { number: 'MC-0001', name: 'Ama Serwaa Danso', place: 1, pieces: {} };
  await db.insert(competitionPublications).values({
    kind: 'results',
    publishAt: now,
    content: [{ instrument: 'piano', band: '3+', entries: [named] }],
    actor: 'auth0|staff',
    createdAt: now,
  });
}
