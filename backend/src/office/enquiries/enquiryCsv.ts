import { enquiryKindLabels, enquiryStateLabels } from '@school/shared/schemas/enquiries/labels';
import type { NameOfAccount } from '../../platform/db/accountNames';
import type { CsvRow } from '../../staff/staff-lists/csvAnswer';
import { rowOf, type readEnquiries } from './readEnquiries';

export const enquiryHeads = [
  'Reference',
  'Kind',
  'State',
  'Name',
  'E-mail',
  'Phone',
  'About',
  'Message',
  'Assigned to',
  'Received (UTC)',
];

/** Returns an enquiry as a CSV line. */
export function enquiryCsv(
  enquiry: Awaited<ReturnType<typeof readEnquiries>>[number],
  nameOf: NameOfAccount,
): CsvRow {
  const row = rowOf(enquiry, nameOf);
  return {
    Reference: row.reference,
    Kind: enquiryKindLabels[row.kind],
    State: enquiryStateLabels[row.state],
    Name: row.name,
    'E-mail': row.email,
    Phone: row.phone,
    About: row.about,
    Message: enquiry.source.message,
    'Assigned to': row.assigneeName,
    'Received (UTC)': row.receivedAt,
  };
}
