import { randomUUID } from 'node:crypto';
import type { LessonTime } from '@school/shared/schemas/lessons';
import { eq } from 'drizzle-orm';
import {
  accountSessions,
  auditionBookings,
  challengeEntries,
  contactMessages,
  competitionEntries,
  engagements,
  musicStudyRegistrations,
  outbox,
  paymentFlags,
  performers,
  refunds,
  trialTimes,
  uploads,
  volunteers,
  volunteerShifts,
} from '../db/schema';
import { insertEntry } from '../competition/entries/writeEntry';
import { anEntry } from './competition';
import { testFiles } from './files';
import type { TestPayments } from './payments';
import { payingBoxOffice, some } from './tickets';
import { uploader } from './uploads';

/** How an operation of staff is asked so that it changes something. */
export interface Asked {
  path: string;
  body?: object;
}

const slots = [
  '2025-10-11-0900',
  '2025-10-11-0920',
  '2025-10-11-0940',
  '2025-10-18-0900',
  '2025-10-18-0920',
] as const;
const points = { musicality: 80, technique: 80, accuracy: 80, presence: 80 };

/** Each operation by which signed-in people change something, with records that it changes; the records are made here. */
export async function staffOperations(
  shop: TestPayments,
): Promise<Record<string, () => Promise<Asked> | Asked>> {
  const { db } = shop.database;
  const box = payingBoxOffice(shop);
  const at = shop.clock.now();
  const headers = await shop.staff();
  const ask = async <T>(method: string, path: string, body?: object): Promise<T> => {
    const key = { 'idempotency-key': randomUUID() };
    const answer = await box.ask<T>(method, `/staff${path}`, body, { ...headers, ...key });
    if (answer.status >= 300) throw new Error(`${method} ${path}: ${JSON.stringify(answer.body)}`);
    return answer.body;
  };

  const donation = async () => {
    const { donationId, ...checkout } = await shop.begin();
    const { callbacks } = await shop.checkout.pay(checkout, 'card');
    await shop.confirm(checkout.txRef, callbacks[0]?.transaction_id);
    const detail = await ask<{ payments: { id: string }[] }>('GET', `/donations/${donationId}`);
    return { donationId, paymentId: detail.payments[0]?.id ?? '' };
  };
  const order = async (seat: string) => {
    const { key } = await box.buy(some('regular', 1, { seats: [seat] }));
    const { body } = await box.order(key);
    const found = await ask<{ rows: { id: string }[] }>('GET', `/ticket-orders?search=${body.number}`);
    const [ticket] = body.tickets;
    return { orderId: found.rows[0]?.id ?? '', ticketId: ticket?.id ?? '', code: ticket?.code ?? '' };
  };
  const entry = async (name: string, state: 'submitted' | 'accepted' | 'round2', slot?: string) => {
    const { method: _, papers: __, competitor, ...rest } = anEntry();
    const details = { ...rest, competitor: { ...competitor, name } } as never;
    const { id } = await insertEntry({ db, clock: shop.clock }, details, { submissionKey: randomUUID() });
    await db.update(competitionEntries).set({ state }).where(eq(competitionEntries.id, id));
    const digests = { tokenDigest: id, addressDigest: id };
    const given = { state: 'given', createdAt: at, expiresAt: at } as const;
    if (slot) await db.insert(auditionBookings).values({ slotId: slot, entryId: id, ...digests, ...given });
    return id;
  };
  const idOf = async (inserted: PromiseLike<{ id: string }[]>) => (await inserted)[0]?.id ?? '';
  const person = { email: 'ama@example.com', phone: '024 412 3456', receivedAt: at };
  const received = () => ({ ...person, submissionKey: randomUUID(), reference: `REF-${randomUUID()}` });
  const message = () => {
    const sent = { ...person, submissionKey: randomUUID(), topic: 'lessons', name: 'Ama', message: 'Hello' };
    return idOf(db.insert(contactMessages).values(sent).returning({ id: contactMessages.id }));
  };
  const lesson = () => {
    const wish = {
      ...received(),
      instrument: 'piano',
      programme: 'adult_study',
      level: 'intermediate',
      category: 'classical',
      classType: 'private',
      mode: 'online',
      venue: 'accra',
      student: 'Ama',
    } as const;
    const values = { ...wish, times: ['monday_morning'] satisfies LessonTime[] };
    return idOf(
      db.insert(musicStudyRegistrations).values(values).returning({ id: musicStudyRegistrations.id }),
    );
  };
  /** An hour of a teacher on a day to come. @param from such as `08:00` */
  const freeHour = async (from: string) => {
    const first = new Date(`2025-03-04T${from}:00Z`);
    const free = { instrument: 'piano', teacher: 'Yaa Boateng', venue: 'accra' } as const;
    const halves = [first, new Date(first.getTime() + 30 * 60_000)];
    const values = halves.map((startsAt) => ({ ...free, startsAt }));
    return idOf(db.insert(trialTimes).values(values).returning({ id: trialTimes.id }));
  };
  const performer = () => {
    const trio = {
      stageName: 'Trio',
      kind: 'Strings',
      category: 'classical',
      place: 'accra',
      about: 'We play.',
    };
    const values = {
      ...received(),
      ...trio,
      status: 'accepted' as const,
      recordings: [],
      contactName: 'Esi',
    };
    return idOf(db.insert(performers).values(values).returning({ id: performers.id }));
  };
  const engagement = () => {
    const party = {
      occasion: 'wedding',
      date: '2025-06-14',
      startTime: '15:30',
      place: 'Aburi',
      music: 'both',
    };
    const values = { ...received(), ...party, wishedPerformers: [], name: 'Kojo' };
    return idOf(db.insert(engagements).values(values).returning({ id: engagements.id }));
  };
  const volunteer = () => {
    const who = { requestKey: randomUUID(), name: 'Esi', email: `${randomUUID()}@example.com`, addedAt: at };
    return idOf(db.insert(volunteers).values(who).returning({ id: volunteers.id }));
  };
  const aShift = {
    task: 'Door',
    place: 'Main hall',
    startsAt: '2025-10-11T08:00:00.000Z',
    endsAt: '2025-10-11T12:00:00.000Z',
    needed: 2,
  };
  const shift = () => {
    const times = { startsAt: new Date(aShift.startsAt), endsAt: new Date(aShift.endsAt) };
    const values = { ...aShift, ...times, requestKey: randomUUID() };
    return idOf(db.insert(volunteerShifts).values(values).returning({ id: volunteerShifts.id }));
  };
  const failedEffect = () => {
    const mail = { to: 'ama@example.com', subject: 'Hello', html: '', text: '' };
    const failed = { state: 'failed', createdAt: at, dueAt: at, endedAt: at, lastError: 'away' } as const;
    const values = { ...failed, kind: 'mail', key: randomUUID(), payload: mail };
    return idOf(db.insert(outbox).values(values).returning({ id: outbox.id }));
  };
  const invitation = async () => {
    const wish = {
      sale: 'pre-sale',
      types: ['family'],
      maxTickets: 4,
      guests: [{ name: 'Kofi', email: 'kofi@example.com' }],
    };
    return (await ask<{ id: string }[]>('POST', '/tickets/invitations', wish))[0]?.id ?? '';
  };

  const session = () => {
    const times = { startedAt: at, seenAt: at, endsAt: new Date(at.getTime() + 60_000) };
    const row = { id: randomUUID(), account: 'auth0|somebody', device: 'Firefox on Linux', ...times };
    return idOf(db.insert(accountSessions).values(row).returning({ id: accountSessions.id }));
  };
  const questions = (answer: string) => [{ id: 'parents', question: 'May a parent sit in?', answer }];
  const content = '/staff/content/mf-public/faqs';
  const versionOfContent = async () =>
    (await ask<{ version: number }>('GET', content.slice('/staff'.length))).version;

  const bulk = async (asked: Promise<Asked>, change: object): Promise<Asked> => {
    const path = (await asked).path.split('/');
    const id = path.find((part) => part.length === 36) ?? '';
    return {
      path: [...path.slice(0, path.indexOf(id)), 'bulk'].join('/'),
      body: { selection: { ids: [id] }, ...change },
    };
  };
  const single = {
    draftContent: async () => ({
      path: `${content}/draft`,
      body: { version: await versionOfContent(), value: questions('Perhaps.') },
    }),
    publishContent: async () => ({
      path: `${content}/publications`,
      body: { version: await versionOfContent(), value: questions('Gladly.') },
    }),
    changeProject: () => ({ path: '/staff/projects/vehicle', body: { isOpen: false } }),
    publishCompetition: async () => {
      await entry('Yaa Asantewaa', 'round2', slots[0]);
      return { path: '/staff/competition/publications/round2_lineup', body: { note: 'Well played' } };
    },
    unpublishCompetition: () => ({ path: '/staff/competition/publications/round2_lineup' }),
    resendReceipt: async () => ({ path: `/staff/donations/${(await donation()).donationId}/receipt` }),
    refundPayment: async () => ({
      path: `/staff/payments/${(await donation()).paymentId}/refunds`,
      body: { amount: 1_000, reason: 'Twice' },
    }),
    settleRefund: async () => {
      const { paymentId } = await donation();
      const unclear = {
        paymentId,
        requestKey: randomUUID(),
        amount: 500,
        state: 'unclear',
        reason: 'Twice',
      } as const;
      const id = await idOf(
        db
          .insert(refunds)
          .values({ ...unclear, requestedBy: 'a', requestedAt: at })
          .returning({ id: refunds.id }),
      );
      return { path: `/staff/refunds/${id}/outcome`, body: { happened: true } };
    },
    resolvePaymentFlag: async () => {
      const flag = { kind: 'underpaid', key: randomUUID(), detail: 'Too little', createdAt: at } as const;
      const id = await idOf(db.insert(paymentFlags).values(flag).returning({ id: paymentFlags.id }));
      return { path: `/staff/payment-flags/${id}/resolve`, body: { note: 'Paid at the office' } };
    },
    changeMusicStudyEntryStatus: async () => ({
      path: `/staff/music-study/${await lesson()}`,
      body: { status: 'contacted' },
    }),
    placeLesson: async () => ({
      path: `/staff/music-study/${await lesson()}/lesson`,
      body: { time: await freeHour('08:00') },
    }),
    giveLessonBack: async () => {
      const path = `/music-study/${await lesson()}/lesson`;
      await ask('POST', path, { time: await freeHour('10:00') });
      return { path: `/staff${path}` };
    },
    noteEntry: async () => ({
      path: `/staff/correspondence/music-study/${await lesson()}/notes`,
      body: { text: 'Rang her' },
    }),
    answerEntry: async () => ({
      path: `/staff/correspondence/music-study/${await lesson()}/replies`,
      body: { text: 'Do come' },
    }),
    changePerformerStatus: async () => ({
      path: `/staff/performers/${await performer()}`,
      body: { status: 'declined' },
    }),
    changeEngagementStatus: async () => ({
      path: `/staff/engagements/${await engagement()}`,
      body: { status: 'offered' },
    }),
    offerEngagement: async () => ({
      path: `/staff/engagements/${await engagement()}/offers`,
      body: { performer: await performer() },
    }),
    changeEngagementOffer: async () => {
      const wish = { performer: await performer() };
      const path = `/engagements/${await engagement()}/offers`;
      const { offers } = await ask<{ offers: { id: string }[] }>('POST', path, wish);
      return { path: `/staff/engagement-offers/${offers[0]?.id}`, body: { state: 'declined' } };
    },
    addVolunteer: () => ({
      path: '/staff/volunteers',
      body: { name: 'Ama Serwaa', email: 'helper@example.com' },
    }),
    changeVolunteer: async () => ({
      path: `/staff/volunteers/${await volunteer()}`,
      body: { isActive: false },
    }),
    addVolunteerShift: () => ({ path: '/staff/volunteer-shifts', body: aShift }),
    changeVolunteerShift: async () => ({
      path: `/staff/volunteer-shifts/${await shift()}`,
      body: { ...aShift, needed: 3 },
    }),
    dropVolunteerShift: async () => ({ path: `/staff/volunteer-shifts/${await shift()}` }),
    assignVolunteer: async () => ({
      path: `/staff/volunteer-shifts/${await shift()}/volunteers/${await volunteer()}`,
    }),
    unassignVolunteer: async () => {
      const path = `/volunteer-shifts/${await shift()}/volunteers/${await volunteer()}`;
      await ask('PUT', path);
      return { path: `/staff${path}` };
    },
    repeatEffect: async () => ({ path: `/staff/outbox/${await failedEffect()}/again` }),
    dropEffect: async () => ({
      path: `/staff/outbox/${await failedEffect()}/drop`,
      body: { reason: 'They called' },
    }),
    changeTicketSale: () => ({
      path: '/staff/tickets/sales/pre-sale',
      body: { closesAt: '2025-12-01T12:00:00Z' },
    }),
    createTicketType: () => ({
      path: '/staff/tickets/types',
      body: {
        id: 'choir',
        sale: 'public',
        name: 'Choir',
        note: 'Behind',
        price: 5_000,
        capacity: 4,
        maxPerOrder: 2,
        tone: 'gold',
      },
    }),
    changeTicketType: () => ({ path: '/staff/tickets/types/student', body: { price: 4_100 } }),
    changeSeats: () => ({ path: '/staff/tickets/seats', body: { seats: ['R-20-1'], isBlocked: true } }),
    moveSeat: () => ({ path: '/staff/tickets/seats/R-20-2', body: { x: 11, y: 12 } }),
    reseatTicket: async () => ({
      path: `/staff/tickets/issued/${(await order('L-9-3')).ticketId}`,
      body: { seat: 'L-9-4' },
    }),
    createPromoCode: () => ({
      path: '/staff/tickets/promo-codes',
      body: { code: 'SPRING', kind: 'percent', value: 10 },
    }),
    changePromoCode: async () => {
      const code = { code: 'SUMMER', kind: 'percent', value: 10 };
      const { id } = await ask<{ id: string }>('POST', '/tickets/promo-codes', code);
      return { path: `/staff/tickets/promo-codes/${id}`, body: { isActive: false } };
    },
    createInvitations: () => ({
      path: '/staff/tickets/invitations',
      body: {
        sale: 'pre-sale',
        types: ['family'],
        maxTickets: 4,
        guests: [{ name: 'Esi', email: 'esi@example.com' }],
      },
    }),
    replaceInvitation: async () => ({ path: `/staff/tickets/invitations/${await invitation()}/replace` }),
    changeInvitation: async () => ({
      path: `/staff/tickets/invitations/${await invitation()}`,
      body: { isRevoked: true },
    }),
    sellAtDesk: () => ({
      path: '/staff/ticket-orders',
      body: { items: [{ type: 'student', quantity: 1 }], name: 'Kofi', email: 'kofi@example.com' },
    }),
    resendTicketOrderByStaff: async () => ({
      path: `/staff/ticket-orders/${(await order('L-9-5')).orderId}/resend`,
    }),
    refundTicketOrder: async () => {
      const { orderId, ticketId } = await order('L-9-6');
      return { path: `/staff/ticket-orders/${orderId}/refund`, body: { tickets: [ticketId], reason: 'Ill' } };
    },
    changeChallengeSheetStatus: async () => {
      const storageKey = randomUUID();
      const stored = { state: 'claimed', kind: 'jpg', storageKey, digest: 'a', claimedBy: 'a' } as const;
      const file = { purpose: 'score_sheet', name: 'a.jpg', size: 1, createdAt: at, expiresAt: at } as const;
      const sheetId = await idOf(
        db
          .insert(uploads)
          .values({ ...file, ...stored } as never)
          .returning({ id: uploads.id }),
      );
      const sheet = { ...received(), artist: 'Esi', age: 30, place: 'Accra', piece: 'The Swan', sheetId };
      const rows = db.insert(challengeEntries).values(sheet as never);
      return {
        path: `/staff/challenge-entries/${await idOf(rows.returning({ id: challengeEntries.id }))}`,
        body: { status: 'shortlisted' },
      };
    },
    checkInTicket: async () => ({
      path: '/staff/check-ins',
      body: { scanId: randomUUID(), code: (await order('L-10-3')).code, door: 'Main' },
    }),
    settleCheckIns: async () => ({
      path: '/staff/check-ins/batch',
      body: {
        scans: [
          {
            scanId: randomUUID(),
            code: (await order('L-10-4')).code,
            door: 'Main',
            scannedAt: at.toISOString(),
          },
        ],
      },
    }),
    typeInCompetitionEntry: () => {
      const { method: _, papers: __, competitor, ...rest } = anEntry();
      return {
        path: '/staff/competition/entries',
        body: {
          entry: { ...rest, competitor: { ...competitor, name: 'Kofi Paper' } },
          slot: slots[1],
          received: {},
        },
      };
    },
    moveCompetitionEntry: async () => ({
      path: `/staff/competition/entries/${await entry(`Adjoa ${randomUUID()}`, 'submitted')}/moves`,
      body: { move: 'return', words: 'Please sign it' },
    }),
    moveEntrySlot: async () => ({
      path: `/staff/competition/entries/${await entry('Kweku', 'accepted', slots[2])}/slot`,
      body: { slot: slots[3] },
    }),
    receiveEntryAtOffice: async () => ({
      path: `/staff/competition/entries/${await entry('Akua', 'submitted')}/received`,
      body: { papers: ['picture'] },
    }),
    blockAuditionSlot: () => ({ path: `/staff/competition/slots/${slots[4]}`, body: { isBlocked: true } }),
    changeCompetitionSettings: () => ({ path: '/staff/competition/settings', body: { isBlind: false } }),
    sendCompetitionAnnouncement: () => ({
      path: '/staff/competition/announcements',
      body: { filter: { instrument: 'piano' }, subject: 'Hello', text: 'Dear all' },
    }),
    changeEnquiry: async () => ({
      path: `/staff/enquiries/${await message()}`,
      body: { version: 0, state: 'in_progress' },
    }),
    noteEnquiry: async () => ({
      path: `/staff/enquiries/${await message()}/notes`,
      body: { text: 'Rang her' },
    }),
    answerEnquiry: async () => ({
      path: `/staff/enquiries/${await message()}/replies`,
      body: { version: 0, text: 'Do come' },
    }),
    addTrialTimes: () => ({
      path: '/staff/trial-times',
      body: {
        instrument: 'piano',
        teacher: 'Ama Serwaa',
        venue: 'accra',
        date: '2025-03-03',
        from: '15:00',
        to: '17:00',
      },
    }),
    withdrawTrialTime: async () => {
      const startsAt = new Date(at.getTime() + 24 * 60 * 60_000);
      const free = { instrument: 'cello', teacher: 'Kojo Antwi', venue: 'accra', startsAt } as const;
      return {
        path: `/staff/trial-times/${await idOf(db.insert(trialTimes).values(free).returning({ id: trialTimes.id }))}`,
      };
    },
    decideWords: async () => ({
      path: `/staff/donations/${(await donation()).donationId}/wall`,
      body: { wall: 'hidden' },
    }),
    erasePerson: async () => {
      await message();
      return { path: '/staff/people/erasure', body: { email: person.email } };
    },
    changeProfile: () => ({ path: '/me/profile', body: { name: 'Kwame of the office', mails: ['lessons'] } }),
    putPicture: async () => {
      const photo = { purpose: 'staff_picture', name: 'me.jpg', type: 'image/jpeg' };
      const { id, ticket } = await uploader(shop).stored(photo, testFiles.jpg);
      const picture = { id, ticket, name: 'me.jpg', size: testFiles.jpg.length };
      return { path: '/me/picture', body: { picture } };
    },
    dropPicture: () => ({ path: '/me/picture' }),
    endSession: async () => ({ path: `/me/sessions/${await session()}` }),
    endOtherSessions: async () => {
      await session();
      return { path: '/me/sessions' };
    },
    nameJuror: () => ({ path: '/jury/me', body: { name: 'Nana Ofori' } }),
    giveJuryScore: async () => ({
      path: `/jury/entries/${await entry('Afia', 'accepted')}/score`,
      body: { points, words: 'Well played', revision: 0 },
    }),
    recuseFromEntry: async () => ({
      path: `/jury/entries/${await entry('Esi', 'accepted')}/recusal`,
      body: { reason: 'My own pupil' },
    }),
  };
  return {
    ...single,
    changePerformersStatus: () => bulk(single.changePerformerStatus(), { status: 'declined' }),
    changeEngagementsStatus: () => bulk(single.changeEngagementStatus(), { status: 'offered' }),
    changeMusicStudyEntriesStatus: () => bulk(single.changeMusicStudyEntryStatus(), { status: 'contacted' }),
    changeChallengeSheetsStatus: () => bulk(single.changeChallengeSheetStatus(), { status: 'shortlisted' }),
    changeEnquiries: () => bulk(single.changeEnquiry(), { state: 'closed' }),
    decideWordsOfMany: () => bulk(single.decideWords(), { wall: 'hidden' }),
    moveCompetitionEntries: () =>
      bulk(single.moveCompetitionEntry(), { move: 'return', words: 'Please sign it' }),
    saveView: () => ({
      path: `/staff/views/${randomUUID()}`,
      body: { list: 'donations', name: 'Large ones', query: '?sort=amount' },
    }),
    dropView: async () => {
      const id = randomUUID();
      await ask('PUT', `/views/${id}`, { list: 'donations', name: `A ${id}`.slice(0, 40), query: '' });
      return { path: `/staff/views/${id}` };
    },
  };
}
