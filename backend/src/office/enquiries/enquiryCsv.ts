import { enquiryKindLabels, enquiryStateLabels } from '@school/shared/schemas/enquiries/labels';
import type { CsvColumns } from '../../staff/staff-lists/csvAnswer';
import type { EnquiryRow } from './enquiries.routes';

export const enquiryColumns: CsvColumns<EnquiryRow & { message: string | null }> = {
  Reference: (row) => row.reference,
  Kind: (row) => enquiryKindLabels[row.kind],
  State: (row) => enquiryStateLabels[row.state],
  Name: (row) => row.name,
  'E-mail': (row) => row.email,
  Phone: (row) => row.phone,
  About: (row) => row.about,
  Message: (row) => row.message,
  'Assigned to': (row) => row.assigneeName,
  'Received (UTC)': (row) => row.receivedAt,
};
