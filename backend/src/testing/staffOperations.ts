import { randomUUID } from 'node:crypto';
import {
  accountAccess,
  challengeEntries,
  competitionJurors,
  heldSubmissions,
  outbox,
  paymentFlags,
  refunds,
  trialTimes,
  uploads,
} from '../platform/db/schema';
import { anEntry } from './competition';
import { featureFixtures } from './featureFixtures';
import { testFiles } from './files';
import type { TestPayments } from './payments';
import { staffRecords } from './staffRecords';
import { teacherCalled } from './teachers';
import { uploader } from './uploads';

/** A request that makes an operation of staff change something. */
export interface OperationRequest {
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

/**
 * Returns each operation with which signed-in people change something, with records that it changes; the records are
 * created here.
 */
export async function staffOperations(
  shop: TestPayments,
): Promise<Record<string, () => Promise<OperationRequest> | OperationRequest>> {
  const { db } = shop.database;
  const {
    at,
    ask,
    idOf,
    person,
    received,
    donation,
    order,
    entry,
    message,
    lesson,
    freeHour,
    performer,
    engagement,
    volunteer,
    aShift,
    shift,
    failedEffect,
    invitation,
    session,
    questions,
    content,
    versionOfContent,
  } = await staffRecords(shop);

  const heldForm = async () => {
    const sent = { topic: 'lessons', name: 'Ama', email: person.email, phone: '', message: 'Hello' };
    const [row] = await db
      .insert(heldSubmissions)
      .values({
        submissionKey: randomUUID(),
        form: 'contact',
        path: '/api/contact/messages',
        name: 'Ama',
        email: person.email,
        body: JSON.stringify({ ...sent, leaveEmpty: 'x' }),
        receivedAt: at,
      })
      .returning();
    return row?.id ?? '';
  };
  const bulk = async (request: Promise<OperationRequest>, change: object): Promise<OperationRequest> => {
    const path = (await request).path.split('/');
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
      const body = { performer: await performer() };
      const path = `/engagements/${await engagement()}`;
      await ask('POST', `${path}/offers`, body);
      const { offers } = await ask<{ offers: { id: string }[] }>('GET', `${path}/matching`);
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
      body: { move: 'return', reason: 'Please sign it' },
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
    addTeacher: () => ({
      path: '/staff/teachers',
      body: { name: 'Ama Serwaa', instruments: ['piano'], venues: ['accra'] },
    }),
    changeTeacher: async () => ({
      path: `/staff/teachers/${await teacherCalled(db, 'Kofi Mensah')}`,
      body: { isActive: false },
    }),
    addTrialTimes: async () => ({
      path: '/staff/trial-times',
      body: {
        instrument: 'piano',
        teacher: await teacherCalled(db, 'Yaw Darko'),
        venue: 'accra',
        date: '2025-03-03',
        from: '15:00',
        to: '17:00',
      },
    }),
    withdrawTrialTime: async () => {
      const startsAt = new Date(at.getTime() + 24 * 60 * 60_000);
      const teacherId = await teacherCalled(db, 'Kojo Antwi');
      const free = { instrument: 'cello', teacherId, venue: 'accra', startsAt } as const;
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
      const photo = { purpose: 'staff_picture', name: 'me.jpg' };
      const { id, ticket } = await uploader(shop).stored(photo, testFiles.jpg);
      const picture = { id, ticket, name: 'me.jpg', size: testFiles.jpg.length };
      return { path: '/me/picture', body: { picture } };
    },
    addPhotograph: async () => {
      const photo = { purpose: 'site_photograph', name: 'ama.jpg' };
      const { id, ticket } = await uploader(shop).stored(photo, testFiles.jpg);
      const picture = { id, ticket, name: 'ama.jpg', size: testFiles.jpg.length };
      return { path: '/staff/photographs', body: { picture, consent: 'Ama, by email' } };
    },
    dropPicture: () => ({ path: '/me/picture' }),
    endSession: async () => ({ path: `/me/sessions/${await session()}` }),
    endOtherSessions: async () => {
      await session();
      return { path: '/me/sessions' };
    },
    releaseHeldForm: async () => ({ path: `/staff/held-forms/${await heldForm()}/release` }),
    discardHeldForm: async () => ({ path: `/staff/held-forms/${await heldForm()}/discard` }),
    signOutPerson: async () => {
      const seen = { roles: ['staff'], reportedAt: at, seenAt: at };
      await db.insert(accountAccess).values({ account: 'auth0|kofi', name: 'Kofi', ...seen });
      return { path: '/staff/access/auth0%7Ckofi/sessions' };
    },
    nameJuror: async () => {
      await db.insert(competitionJurors).values({ juror: 'auth0|jury' });
      return {
        path: '/staff/competition/jurors/auth0%7Cjury',
        body: { name: 'Nana Ofori', instruments: ['piano'] },
      };
    },
    giveJuryScore: async () => {
      await db
        .insert(competitionJurors)
        .values({ juror: 'auth0|somebody', name: 'Kwame Mensah', instruments: ['piano'] });
      return {
        path: `/jury/entries/${await entry('Afia', 'accepted')}/score`,
        body: { points, comment: 'Well played', revision: 0 },
      };
    },
    recuseFromEntry: async () => ({
      path: `/jury/entries/${await entry('Esi', 'accepted')}/recusal`,
      body: { reason: 'My own pupil' },
    }),
  };
  return {
    ...single,
    ...Object.assign({}, ...featureFixtures.map(({ changes }) => changes?.(shop))),
    changePerformersStatus: () => bulk(single.changePerformerStatus(), { status: 'declined' }),
    changeEngagementsStatus: () => bulk(single.changeEngagementStatus(), { status: 'offered' }),
    changeMusicStudyEntriesStatus: () => bulk(single.changeMusicStudyEntryStatus(), { status: 'contacted' }),
    changeChallengeSheetsStatus: () => bulk(single.changeChallengeSheetStatus(), { status: 'shortlisted' }),
    repeatEffects: () => bulk(single.repeatEffect(), {}),
    resendTicketOrders: async () => {
      const { orderId } = await order('L-8-1');
      await db.update(outbox).set({ state: 'done' });
      return { path: '/staff/ticket-orders/bulk', body: { selection: { ids: [orderId] } } };
    },
    changeInvitations: () => bulk(single.changeInvitation(), { isRevoked: true }),
    changeVolunteers: () => bulk(single.changeVolunteer(), { isActive: false }),
    changeEnquiries: () => bulk(single.changeEnquiry(), { state: 'closed' }),
    decideWordsOfMany: () => bulk(single.decideWords(), { wall: 'hidden' }),
    moveCompetitionEntries: () =>
      bulk(single.moveCompetitionEntry(), { move: 'return', reason: 'Please sign it' }),
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
