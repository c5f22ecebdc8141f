import { randomUUID } from 'node:crypto';
import { createApi } from '../api/app';
import { documentInfo } from '../api/documentInfo';

/** An operation of the API's document that takes a JSON body. */
export interface Operation {
  id: string;
  method: string;
  path: string;
  isPublic: boolean;
  /** Whether it is sent under an `Idempotency-Key`. */
  takesKey: boolean;
}

/** Every operation of the document that takes JSON, so that a new one asks for its body below. */
export function operationsWithJson(): Operation[] {
  const { paths = {} } = createApi().getOpenAPI31Document(documentInfo);
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item as Record<string, DocumentOperation>)
      .filter(([, { requestBody }]) => requestBody?.content?.['application/json'])
      .map(([method, { operationId, security, parameters = [] }]) => ({
        id: operationId,
        method: method.toUpperCase(),
        path: `/api${path.replaceAll(/\{\w+\}/g, randomUUID())}`,
        isPublic: !security,
        takesKey: parameters.some(({ name }) => name === 'idempotency-key'),
      })),
  );
}

interface DocumentOperation {
  operationId: string;
  security?: unknown;
  parameters?: { name: string }[];
  requestBody?: { content?: Record<string, unknown> };
}

const person = { name: 'Ama Serwaa', email: 'ama@example.com', phone: '024 412 3456', website: '' };
const lessons = { instrument: 'piano', programme: 'adult_study', level: 'intermediate' };
const classes = { classType: 'group', mode: 'online' };

/** A right body of each, with every field that is a text. */
export const bodies: Record<string, object> = {
  joinCommunity: { ...person, interests: ['concerts'], from: 'abcdefghij' },
  confirmMember: { token: 'a'.repeat(43) },
  leaveCommunity: { token: randomUUID() },
  lookAtCommunityLink: { kind: 'leave', token: randomUUID() },
  sendContactMessage: { ...person, topic: 'lessons', message: 'Hello', from: 'abcdefghij' },
  referFriend: {
    ...person,
    friendName: 'Kofi',
    friendEmail: 'kofi@example.com',
    note: 'Come along',
    consent: true,
    secret: randomUUID(),
  },
  countReferralOpening: { code: 'abcdefghij' },
  readReferralCounts: { secret: randomUUID() },
  stopReferralMails: { token: randomUUID() },
  bookTrial: {
    ...person,
    time: randomUUID(),
    student: 'Esi',
    guardian: 'Ama',
    message: 'Hello',
    from: 'abcdefghij',
  },
  moveTrial: { time: randomUUID() },
  addTrialTimes: {
    instrument: 'piano',
    teacher: 'Ama Serwaa',
    venue: 'accra',
    date: '2025-03-03',
    from: '15:00',
    to: '17:00',
  },
  registerForMusicStudy: {
    ...person,
    ...lessons,
    ...classes,
    grade: 'grade_1',
    category: 'classical',
    venue: 'accra',
    times: ['monday_morning'],
    student: 'Esi',
    guardian: 'Abena',
    message: 'Hello',
    from: 'abcdefghij',
  },
  askForFees: { ...person, ...lessons, ...classes, question: 'How much?', from: 'abcdefghij' },
  applyToPerform: {
    ...person,
    stageName: 'The Trio',
    kind: 'Strings',
    category: 'classical',
    place: 'accra',
    about: 'We play.',
    recordings: ['https://video.example/a'],
    contactName: 'Esi',
  },
  requestEngagement: {
    ...person,
    occasion: 'wedding',
    date: '2025-06-07',
    startTime: '15:30',
    place: 'Labadi',
    music: 'both',
    performers: ['Efua'],
    message: 'Hello',
    organisation: 'Family',
  },
  applyForJob: {
    ...person,
    opening: 'cello-teacher',
    openingTitle: 'Cello teacher',
    letter: 'Hello',
    cv: { id: randomUUID(), ticket: 'a', name: 'cv.pdf', size: 1 },
    recording: 'https://video.example/a',
  },
  changeProject: { isOpen: true },
  startDonation: {
    ...person,
    donationId: randomUUID(),
    project: 'mate',
    amount: 5_000,
    message: 'Hello',
    method: 'card',
  },
  decideWords: { wall: 'hidden' },
  confirmPayment: { txRef: 'a', transactionId: '1' },
  refundPayment: { amount: 1, reason: 'Twice' },
  settleRefund: { happened: true },
  resolvePaymentFlag: { note: 'Done' },
  putTicketHold: {
    sale: 'public',
    code: 'ABCD2345',
    items: [{ type: 'regular', quantity: 1, seats: ['L-9-1'], wheelchairs: 0 }],
  },
  checkInvitation: { code: 'ABCD2345' },
  priceTicketHold: { promoCode: 'SPRING' },
  startTicketOrder: { ...person, method: 'card', names: ['Kofi'], promoCode: 'SPRING' },
  changeTicketSale: { isOpen: true, opensAt: null, closesAt: null, returnsUntil: '2025-12-06T12:00:00Z' },
  createTicketType: {
    id: 'balcony',
    sale: 'public',
    name: 'Balcony',
    note: 'Standing',
    price: 5_000,
    capacity: 10,
    maxPerOrder: 8,
    tone: 'gold',
  },
  changeTicketType: { name: 'Balcony', note: 'Standing', price: 5_000 },
  changeSeats: { seats: ['R-20-1'], isBlocked: true, note: 'A camera', pool: 'regular' },
  moveSeat: { x: 10, y: 10 },
  reseatTicket: { seat: 'L-9-1' },
  createPromoCode: { code: 'HOSTILE', kind: 'percent', value: 10, types: ['regular'], note: 'For friends' },
  changePromoCode: { isActive: false },
  createInvitations: {
    sale: 'pre-sale',
    types: ['family'],
    maxTickets: 4,
    note: 'Families',
    guests: [{ name: 'Kofi', email: 'kofi@example.com' }],
  },
  changeInvitation: { isRevoked: true },
  sellAtDesk: {
    items: [{ type: 'student', quantity: 1 }],
    name: 'Kofi',
    email: 'kofi@example.com',
    phone: '024 123 4567',
    names: ['Kofi'],
  },
  refundTicketOrder: { tickets: [randomUUID()], reason: 'Ill' },
  changeChallengeSheetStatus: { status: 'declined' },
  checkInTicket: {
    scanId: randomUUID(),
    code: 'A'.repeat(20),
    door: 'Main',
    scannedAt: '2025-12-13T17:40:00Z',
  },
  settleCheckIns: {
    scans: [{ scanId: randomUUID(), code: 'A'.repeat(20), door: 'Main', scannedAt: '2025-12-13T17:40:00Z' }],
  },
  putAuditionHold: { slot: '2025-10-11-0900' },
  waitForAuditionSlot: person,
  leaveAuditionWaiting: { token: 'a'.repeat(54) },
  keepEntryDraft: { email: person.email, values: { competitor: { name: 'Esi' } }, website: '' },
  changeEntryDraft: { values: { competitor: { name: 'Esi' } }, revision: 1 },
  sendCompetitionEntry: {
    competitor: { name: 'Esi', birthDate: '2016-03-04', email: person.email, phone: person.phone },
    guardian: { name: 'Abena', email: 'abena@example.com', phone: person.phone },
    instrument: 'piano',
    band: '0-1',
    grade: 1,
    pieces: { A: 'ah-vous-dirai-je-maman-k-265-theme-mozart', B: 'long-long-ago-bayly' },
    teacher: 'Kojo',
    school: 'Achimota',
    papers: { recordingLink: 'https://sound.example/esi' },
    method: 'card',
    website: '',
  },
  payEntryFee: { method: 'card' },
  addEntryPaper: { kind: 'recording', link: 'https://sound.example/esi' },
  chooseEntrySlot: { slot: '2025-10-11-0900' },
  askEntryConsentAgain: { guardian: { name: 'Abena', email: 'abena@example.com', phone: person.phone } },
  mailEntryLinks: { email: person.email, website: '' },
  readCompetitionConsent: { token: 'a'.repeat(54) },
  giveCompetitionConsent: { token: 'a'.repeat(54), name: 'Abena', agrees: true },
  handInCompetitionEntry: {
    competitor: { name: 'Ama', birthDate: '1998-05-20', email: person.email, phone: person.phone },
    instrument: 'piano',
    band: '3+',
    grade: 5,
    pieces: { A: 'invention-no-1-in-c-major-bwv-772-bach', B: 'gymnopedie-no-1-satie' },
  },
  publishCompetition: { publishAt: '2025-10-24T17:00:00Z', note: 'Well played' },
  moveCompetitionEntry: { move: 'return', words: 'Please sign it' },
  moveEntrySlot: { slot: '2025-10-11-0900' },
  receiveEntryAtOffice: { papers: ['picture'], consentBy: 'Abena' },
  typeInCompetitionEntry: {
    entry: {
      competitor: { name: 'Kofi', birthDate: '1998-05-20', email: person.email, phone: person.phone },
      instrument: 'piano',
      band: '3+',
      grade: 5,
      pieces: { A: 'invention-no-1-in-c-major-bwv-772-bach', B: 'gymnopedie-no-1-satie' },
    },
    slot: '2025-10-18-1340',
    received: { papers: ['picture'] },
  },
  blockAuditionSlot: { isBlocked: false },
  changeCompetitionSettings: { movesUntil: '2025-10-03T17:00:00Z' },
  previewCompetitionAnnouncement: { filter: { instrument: 'piano' }, subject: 'Hello', text: 'Dear all' },
  sendCompetitionAnnouncement: { filter: { instrument: 'piano' }, subject: 'Hello', text: 'Dear all' },
  giveJuryScore: {
    points: { musicality: 80, technique: 80, accuracy: 80, presence: 80 },
    words: 'Well played',
    revision: 0,
  },
  recuseFromEntry: { reason: 'My own pupil' },
  nameJuror: { name: 'Nana Ofori' },
  joinWaitingList: { ...person, type: 'regular', quantity: 1 },
  leaveWaitingList: { token: 'a'.repeat(54) },
  registerTicketInterest: person,
  enterChallenge: {
    ...person,
    artist: 'Esi',
    age: 9,
    place: 'Accra',
    piece: 'The Swan',
    sheet: { id: randomUUID(), ticket: 'a', name: 'swan.jpg', size: 1 },
    guardian: { name: 'Abena', phone: '024 123 4567', consent: true },
  },
  findTicketOrders: { email: person.email, website: '' },
  renameTicket: { name: 'Kofi' },
  transferTicket: { name: 'Kofi', email: 'kofi@example.com' },
  renameHeldTicket: { name: 'Kofi' },
  transferHeldTicket: { name: 'Kofi', email: 'kofi@example.com' },
  changeMusicStudyEntryStatus: { status: 'declined' },
  changePerformerStatus: { status: 'declined' },
  changeEngagementStatus: { status: 'declined' },
  findPerson: { email: person.email },
  exportPerson: { email: person.email },
  erasePerson: { email: person.email },
  changeEnquiry: { version: 0, state: 'closed' },
  noteEnquiry: { text: 'Rang her' },
  answerEnquiry: { version: 0, text: 'Do come' },
  sendBeacon: { events: [{ kind: 'view', path: '/', source: 'direct' }] },
  createUpload: { purpose: 'cv', name: 'cv.pdf', size: 100, type: 'application/pdf' },
};
