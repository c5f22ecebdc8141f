import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { except } from 'hono/combine';
import { analyticsRouter } from '../../site/analytics/analytics.router';
import { appHealthRouter } from '../../site/analytics/appHealth.router';
import { auditRouter } from '../../staff/audit/audit.router';
import { careersRouter } from '../../community/careers/careers.router';
import { communityRouter } from '../../community/community.router';
import { contactRouter } from '../../community/contact/contact.router';
import { correspondenceRouter } from '../../office/correspondence/correspondence.router';
import { notFound, ServiceError } from '../../platform/core/errors';
import { donationsRouter } from '../../donations/donations.router';
import { donationStaffRouter } from '../../donations/staff/staff.router';
import { enquiriesRouter } from '../../office/enquiries/enquiries.router';
import { exportRouter } from '../../office/export/export.router';
import { accessRouter } from '../../staff/me/access/access.router';
import { heldRouter } from '../../office/held/held.router';
import { meRouter } from '../../staff/me/me.router';
import { musicStudyRouter } from '../../lessons/musicStudy.router';
import { lessonsStaffRouter } from '../../lessons/lessons/lessons.router';
import { musicStudyStaffRouter } from '../../lessons/staff/registrations';
import { teachersRouter } from '../../lessons/teachers/teachers.router';
import { trialStaffRouter } from '../../lessons/trials/staff.router';
import { togetherRouter } from '../../staff/together/together.router';
import { trialsRouter } from '../../lessons/trials/trials.router';
import { outboxRouter } from '../../office/outbox/outbox.router';
import { paymentsRouter } from '../../payments/routes/payments.router';
import { paymentStaffRouter } from '../../payments/routes/staff.router';
import { overviewRouter } from '../../office/overview/overview.router';
import { peopleRouter } from '../../office/people/people.router';
import { personRecordsRouter } from '../../office/people/records.router';
import { countVersions } from '../../platform/page-versions/countVersions';
import { pageVersionsRouter } from '../../platform/page-versions/pageVersions.router';
import { policyReportsRouter } from '../../platform/policy-reports/policyReports.router';
import { projectsRouter } from '../../donations/projects/projects.router';
import { publishedRouter } from '../../site/published/published.router';
import { siteContentRouter, siteContentStaffRouter } from '../../site/site-content/siteContent.router';
import { referralsRouter } from '../../community/referrals/referrals.router';
import { savedViewsRouter } from '../../staff/saved-views/savedViews.router';
import { showcaseRouter } from '../../community/showcase/showcase.router';
import { matchingRouter } from '../../community/showcase/matching/matching.router';
import { engagementsRouter } from '../../community/showcase/staff/engagements';
import { performersRouter } from '../../community/showcase/staff/performers';
import { statsRouter } from '../../staff/stats/stats.router';
import { systemRouter } from '../../platform/system/system.router';
import { challengeRouter } from '../../tickets/challenge/challenge.router';
import { ticketInterestRouter } from '../../tickets/interest/interest.router';
import { ticketWaitingRouter } from '../../tickets/waiting/waiting.router';
import { ticketHoldRouter } from '../../tickets/holds/hold.router';
import { issuedTicketsRouter } from '../../tickets/issued/issued.router';
import { ticketOrderRouter } from '../../tickets/orders/order.router';
import { ticketDoorRouter } from '../../tickets/doors/door.router';
import { challengeStaffRouter } from '../../tickets/staff/challengeEntries';
import { promoCodesStaffRouter } from '../../tickets/staff/codes.router';
import { invitationsStaffRouter } from '../../tickets/staff/invitations/invitations.router';
import { ticketOrdersStaffRouter } from '../../tickets/staff/orders.router';
import { ticketStockStaffRouter } from '../../tickets/staff/stock.router';
import { ticketSaleRouter } from '../../tickets/sale/sale.router';
import { auditionSlotRouter } from '../../competition/slots/slots.router';
import { consentRouter } from '../../competition/consent/consent.router';
import { draftsRouter } from '../../competition/drafts/drafts.router';
import { entryRouter } from '../../competition/entries/entry.router';
import { juryRouter } from '../../competition/jury/jury.router';
import { printedRouter } from '../../competition/printed/printed.router';
import { publicationsRouter } from '../../competition/publications/publications.router';
import { competitionStaffRouter } from '../../competition/staff/entries.router';
import { auditionWaitingRouter } from '../../competition/waiting/waiting.router';
import { volunteersRouter } from '../../community/volunteers/volunteers.router';
import { uploadsRouter } from '../../platform/uploads/uploads.router';
import type { Deps } from '../../platform/http/deps';
import { atOnce, inTime } from '../../platform/http/bounded';
import { errorResponse } from '../../platform/http/errorResponse';
import { answerChoices, answerPaymentState, answerPlainForm } from '../forms/answerPlainForm';
import { answerLink } from '../forms/links/answerLink';
import { documentInfo } from './documentInfo';
import { asReleased } from '../../platform/http/released';
import { requestLog } from '../../platform/http/requestLog';
import { createRouter } from '../../platform/http/router';

const largestBody = 64 * 1024;

/** The routers, in the order of the document. */
const routers = [
  systemRouter,
  communityRouter,
  contactRouter,
  referralsRouter,
  musicStudyRouter,
  trialsRouter,
  showcaseRouter,
  careersRouter,
  projectsRouter,
  donationsRouter,
  paymentsRouter,
  ticketSaleRouter,
  ticketHoldRouter,
  ticketOrderRouter,
  issuedTicketsRouter,
  ticketWaitingRouter,
  ticketInterestRouter,
  challengeRouter,
  auditionSlotRouter,
  auditionWaitingRouter,
  draftsRouter,
  entryRouter,
  consentRouter,
  publicationsRouter,
  publishedRouter,
  siteContentRouter,
  donationStaffRouter,
  paymentStaffRouter,
  peopleRouter,
  musicStudyStaffRouter,
  lessonsStaffRouter,
  trialStaffRouter,
  teachersRouter,
  performersRouter,
  engagementsRouter,
  matchingRouter,
  ticketStockStaffRouter,
  promoCodesStaffRouter,
  invitationsStaffRouter,
  ticketOrdersStaffRouter,
  challengeStaffRouter,
  ticketDoorRouter,
  competitionStaffRouter,
  juryRouter,
  printedRouter,
  volunteersRouter,
  enquiriesRouter,
  correspondenceRouter,
  personRecordsRouter,
  auditRouter,
  togetherRouter,
  savedViewsRouter,
  siteContentStaffRouter,
  statsRouter,
  overviewRouter,
  analyticsRouter,
  appHealthRouter,
  policyReportsRouter,
  pageVersionsRouter,
  outboxRouter,
  exportRouter,
  uploadsRouter,
  meRouter,
  accessRouter,
  heldRouter,
];

/** Creates the whole API as one handler; it needs no server, so tests can call it directly. */
export function createApp(deps: Deps, times: Parameters<typeof inTime>[0] = {}) {
  const app = createRouter();
  app.use(requestLog(deps));
  app.use(async (c, next) => {
    c.set('carryOut', async (request) => app.fetch(request, asReleased(c.env)));
    await next();
  });
  app.use(async ({ req }, next) => {
    // No stored text contains NUL, and the database refuses it: no record has such an address.
    if (req.path.includes('\0')) throw notFound('This address');
    await next();
  });
  app.use(countVersions);
  app.use(atOnce);
  app.use(except(isFile, bodyLimit({ maxSize: largestBody, onError: tooLarge })));
  app.use(except(isFile, inTime(times)));
  app.onError(errorResponse);
  app.notFound((c) => errorResponse(notFound('This address'), c));
  // The default probe of a load balancer.
  app.options('/', (c) => c.body(null, 204, { allow: 'OPTIONS' }));
  // Not in the document: only the site's server calls it.
  const ask = (request: Request, env: unknown) => app.fetch(request, env as object);
  app.post('/api/forms/links', answerLink(ask));
  app.post('/api/forms/links/:action', answerLink(ask));
  app.post('/api/forms/:operation', answerPlainForm(ask));
  app.get('/api/forms/:operation/choices', answerChoices(ask));
  app.post('/api/forms/:operation/payments/:id', answerPaymentState(ask));
  app.route('/api', createApi());
  return app;
}

/** Creates only the routes, without the dependencies of their handlers. */
export function createApi() {
  const api = createRouter();
  api.openAPIRegistry.registerComponent('securitySchemes', 'bearer', {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
  });
  for (const router of routers) api.route('/', router);
  api.doc31('/openapi.json', documentInfo);
  return api;
}

/** Returns whether a request sends an upload, whose bytes are limited to the announced size while they arrive. */
const isFile = ({ req }: Context) => req.method === 'PUT' && req.path.startsWith('/api/uploads/');

function tooLarge(): never {
  throw new ServiceError('too_large', 'This is too large.');
}
