import { join } from 'node:path';
import { generateEndpoints } from '@rtk-query/codegen-openapi';
import { backendRoot, repositoryRoot } from '../core/folders';

/** Where the generated client lives. */
export const generatedFile = join(repositoryRoot, 'shared/src/api/generated/endpoints.ts');

const schemaFile = join(backendRoot, 'openapi.json');

/** A stream is no query, a beacon and an opened link are told by small scripts, and the probes are for whoever runs the site. */
const notQueried = new Set([
  'streamCounts',
  'streamRaised',
  'exportDonations',
  'exportPerformers',
  'exportEngagements',
  'exportMusicStudyEntries',
  'sendBeacon',
  'countReferralOpening',
  'getHealth',
  'getReady',
  'receivePaymentWebhook',
]);

/** The upload hook of forms asks for these itself, with a ticket and with progress; a file is opened as a download. */
const uploading = new Set(['createUpload', 'getUpload', 'putUpload', 'deleteUpload', 'getUploadFile']);

/** The RTK Query endpoints of the OpenAPI document, as text. */
export async function generateClient(): Promise<string> {
  const text = await generateEndpoints({
    schemaFile,
    apiFile: '../baseApi',
    apiImport: 'baseApi',
    exportName: 'generatedApi',
    hooks: false,
    encodePathParams: true,
    // Requests encode what they are asked with; doing it here as well would do it twice.
    encodeQueryParams: false,
    useUnknown: true,
    unionUndefined: true,
    filterEndpoints: (name) => !notQueried.has(name) && !uploading.has(name),
  });
  if (typeof text !== 'string') throw new Error('The generator wrote nothing');
  return text;
}
