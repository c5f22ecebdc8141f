import type { Feature } from '../platform/feature/feature';
import { systemFeature } from '../platform/system/feature';
import { uploadsFeature } from '../platform/uploads/feature';
import { policyReportsFeature } from '../platform/policy-reports/feature';
import { pageVersionsFeature } from '../platform/page-versions/feature';
import { mailFeature } from '../platform/mail/feature';
import { remindersFeature } from '../platform/reminders/feature';
import { textRemindersFeature } from '../platform/text-reminders/feature';
import { paymentsFeature } from '../payments/feature';
import { publishedFeature } from '../site/published/feature';
import { photographsFeature } from '../site/photographs/feature';
import { siteContentFeature } from '../site/site-content/feature';
import { analyticsFeature } from '../site/analytics/feature';
import { auditFeature } from '../staff/audit/feature';
import { meFeature } from '../staff/me/feature';
import { savedViewsFeature } from '../staff/saved-views/feature';
import { statsFeature } from '../staff/stats/feature';
import { togetherFeature } from '../staff/together/feature';
import { communityFeature } from '../community/feature';
import { contactFeature } from '../community/contact/feature';
import { referralsFeature } from '../community/referrals/feature';
import { careersFeature } from '../community/careers/feature';
import { showcaseFeature } from '../community/showcase/feature';
import { volunteersFeature } from '../community/volunteers/feature';
import { lessonRegistrationsFeature } from '../lessons/feature';
import { lessonsFeature } from '../lessons/lessons/feature';
import { teachersFeature } from '../lessons/teachers/feature';
import { trialsFeature } from '../lessons/trials/feature';
import { donationsFeature } from '../donations/feature';
import { ticketsFeature } from '../tickets/feature';
import { challengeFeature } from '../tickets/challenge/feature';
import { competitionFeature } from '../competition/feature';
import { peopleFeature } from '../office/people/feature';
import { retentionFeature } from '../office/retention/feature';
import { enquiriesFeature } from '../office/enquiries/feature';
import { correspondenceFeature } from '../office/correspondence/feature';
import { heldFormsFeature } from '../office/held/feature';
import { overviewFeature } from '../office/overview/feature';
import { dataExportFeature } from '../office/export/feature';
import { outboxFeature } from '../office/outbox/feature';

/**
 * The features of the API: a new one is one line here. Their order is that of the document, and of an archive of a
 * person.
 */
export const features: readonly Feature[] = [
  systemFeature,
  uploadsFeature,
  policyReportsFeature,
  pageVersionsFeature,
  mailFeature,
  remindersFeature,
  textRemindersFeature,
  paymentsFeature,
  publishedFeature,
  photographsFeature,
  analyticsFeature,
  auditFeature,
  meFeature,
  savedViewsFeature,
  statsFeature,
  togetherFeature,
  communityFeature,
  contactFeature,
  referralsFeature,
  careersFeature,
  showcaseFeature,
  volunteersFeature,
  lessonRegistrationsFeature,
  lessonsFeature,
  teachersFeature,
  trialsFeature,
  donationsFeature,
  ticketsFeature,
  challengeFeature,
  competitionFeature,
  peopleFeature,
  retentionFeature,
  enquiriesFeature,
  correspondenceFeature,
  heldFormsFeature,
  overviewFeature,
  dataExportFeature,
  outboxFeature,
  // Answers the path of any text, so what others publish below it comes before.
  siteContentFeature,
];
