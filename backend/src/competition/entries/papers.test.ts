import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { competitionEntries, uploads } from '../../platform/db/schema';
import { anEntry, startCompetitionOver, payingCompetition } from '../../testing/competition';
import { effectsOf } from '../../testing/effects';
import { testFiles } from '../../testing/files';
import { testPayments } from '../../testing/testApi';
import { uploader } from '../../testing/uploads';

const first = '2025-10-11-0900';

const shop = testPayments();
const page = payingCompetition(shop);
beforeEach(() => startCompetitionOver(shop));

describe('documents', () => {
  it('that are missing can be added by the private link', async () => {
    const up = uploader(shop);
    const key = await page.enter(first);
    const add = (kind: string, body: object) =>
      page.ask<Awaited<ReturnType<typeof page.own>>>(
        'PUT',
        '/competition/entry/papers',
        { kind, ...body },
        {
          'entry-key': key,
        },
      );
    const { id, ticket } = await up.stored({ purpose: 'competition_proof_of_age' });
    const file = { id, ticket, name: 'pass.pdf', size: testFiles.pdf.length };
    const added = await add('proof_of_age', { file });
    expect(added.body.missing).toEqual(['picture', 'certificate']);
    expect(added.body.papers).toContainEqual(
      expect.objectContaining({ kind: 'proof_of_age', fileName: 'ama.pdf', link: null }),
    );
    expect((await add('proof_of_age', { file })).status).toBe(200);
    expect((await add('picture', { file })).problems).toEqual({
      file: 'User is not authorized to perform the desired action...',
    });
    expect((await add('picture', {})).problems).toEqual({ file: 'Please add a file, or give a link' });
    await shop.database.db.update(competitionEntries).set({ state: 'accepted' });
    expect(Object.keys((await add('proof_of_age', { file })).problems)).toEqual(['paper']);
  });

  it('sent with the entry report their errors at their field', async () => {
    const { token } = await page.hold(first);
    const gone = { id: randomUUID(), ticket: 'a', name: 'pass.pdf', size: 10 };
    const refused = await page.send(anEntry({ papers: { proofOfAge: gone } }), { 'hold-token': token });
    expect(refused.problems).toEqual({
      'papers.proofOfAge': 'User is unauthenticated, please authenticate and try again',
    });
    expect(await shop.database.db.$count(competitionEntries)).toBe(0);
  });

  it('that were replaced, and all of a withdrawn entry, are deleted with their files', async () => {
    const effects = effectsOf(shop);
    const up = uploader(shop);
    const key = await page.enter(first);
    const hand = async (kind: string, body?: object) => {
      const upload = body ? undefined : await up.stored({ purpose: `competition_${kind}` });
      const file = upload && {
        id: upload.id,
        ticket: upload.ticket,
        name: 'a.pdf',
        size: testFiles.pdf.length,
      };
      const sent = { kind, ...(body ?? { file }) };
      const { status } = await page.ask('PUT', '/competition/entry/papers', sent, { 'entry-key': key });
      expect(status).toBe(200);
      return upload?.id;
    };
    const readStored = async () => {
      await effects.run();
      return (await shop.database.db.select({ id: uploads.id }).from(uploads)).map(({ id }) => id);
    };
    const before = await hand('proof_of_age');
    const after = await hand('proof_of_age');
    const certificate = await hand('certificate');
    expect((await readStored()).toSorted()).toEqual([after, certificate].toSorted());
    expect(existsSync(join(shop.dataDir, 'uploads', before ?? ''))).toBe(false);
    expect(existsSync(join(shop.dataDir, 'uploads', after ?? ''))).toBe(true);
    await page.ask('DELETE', '/competition/entry', undefined, { 'entry-key': key });
    expect(await readStored()).toEqual([]);
    expect((await page.own(key)).papers).toEqual([]);
  });
});
