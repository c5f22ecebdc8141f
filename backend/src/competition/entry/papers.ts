import { bandRules, type Band } from '@school/shared/competition';
import type { EntryDetails, Paper, PaperKind } from '@school/shared/schemas/competition';
import type { UploadPurposeName } from '@school/shared/schemas/uploads';
import { asc, eq } from 'drizzle-orm';
import type { ServiceContext } from '../../platform/db/context';
import { competitionPapers, uploads } from '../../platform/db/schema';
import { claimUpload } from '../../platform/uploads/claimUpload';
import { releaseUploads } from '../../platform/uploads/releaseUploads';
import type { EntryContext } from './findEntry';

const purposes: Readonly<Record<PaperKind, UploadPurposeName>> = {
  proof_of_age: 'competition_proof_of_age',
  picture: 'competition_picture',
  recording: 'competition_recording',
  certificate: 'competition_certificate',
};

/** Returns the documents that an entry of a band needs. */
export const neededPapers = (band: string): PaperKind[] => [
  'proof_of_age',
  'picture',
  'recording',
  ...(bandRules[band as Band].certificate === null ? [] : (['certificate'] as const)),
];

/** Returns the documents of an entry in order of arrival, with the names of their files. */
export const readPapers = ({ db }: Pick<ServiceContext, 'db'>, entryId: string) =>
  db
    .select({ paper: competitionPapers, fileName: uploads.name, size: uploads.size })
    .from(competitionPapers)
    .leftJoin(uploads, eq(uploads.id, competitionPapers.uploadId))
    .where(eq(competitionPapers.entryId, entryId))
    .orderBy(asc(competitionPapers.addedAt));

/** Returns what an entry still needs. */
export async function missingPapers(
  context: Pick<ServiceContext, 'db'>,
  { id, band }: { id: string; band: string },
): Promise<PaperKind[]> {
  const there = (await readPapers(context, id)).map(({ paper }) => paper.kind);
  return neededPapers(band).filter((kind) => !there.includes(kind));
}

/**
 * Stores a document in the caller's transaction; replaces the one before and deletes its file.
 * @param field where errors of the file are reported
 * @throws ServiceError `validation_failed` at the field, with the storage catalogue's message
 */
export async function storePaper(
  context: EntryContext,
  entryId: string,
  kind: PaperKind,
  { file, link }: Paper,
  field: string,
): Promise<void> {
  const { db, clock } = context;
  const by = claimedBy(entryId);
  const claim = { field, purpose: purposes[kind], by };
  const uploadId = file ? (await claimUpload(context, file, claim)).id : null;
  const before = (await readPapers(context, entryId)).find(({ paper }) => paper.kind === kind)?.paper
    .uploadId;
  const values = { uploadId, link: uploadId ? null : (link ?? null), addedAt: clock.now() };
  await db
    .insert(competitionPapers)
    .values({ entryId, kind, ...values })
    .onConflictDoUpdate({ target: [competitionPapers.entryId, competitionPapers.kind], set: values });
  if (before && before !== uploadId) await releaseUploads(context, by, [before]);
}

/** Deletes all documents of an entry with their files, in the caller's transaction. */
export async function dropPapers(context: ServiceContext, entryId: string): Promise<void> {
  const dropped = await context.db
    .delete(competitionPapers)
    .where(eq(competitionPapers.entryId, entryId))
    .returning({ uploadId: competitionPapers.uploadId });
  const files = dropped.flatMap(({ uploadId }) => uploadId ?? []);
  await releaseUploads(context, claimedBy(entryId), files);
}

const claimedBy = (entryId: string): string => `competition-entry:${entryId}`;

/** Stores the documents that an entry was sent with; others do not change. */
export async function storePapers(
  context: EntryContext,
  entryId: string,
  papers: EntryDetails['papers'],
): Promise<void> {
  const { proofOfAge, picture, recording, recordingLink, certificate } = papers ?? {};
  const sent: [PaperKind, string, Paper][] = [
    ['proof_of_age', 'proofOfAge', { file: proofOfAge }],
    ['picture', 'picture', { file: picture }],
    ['recording', 'recording', { file: recording, link: recordingLink }],
    ['certificate', 'certificate', { file: certificate }],
  ];
  for (const [kind, name, paper] of sent) {
    if (paper.file || paper.link) await storePaper(context, entryId, kind, paper, `papers.${name}`);
  }
}
