import { freshEmail, type Ask } from '@school/shared/e2e';

export interface Player {
  readonly id: string;
  readonly number: string;
  readonly name: string;
}

/** Sets names and instruments of jurors who have opened the jury page before. */
export async function nameJurors(
  asStaff: Ask,
  members: readonly { readonly email: string; readonly name: string }[],
): Promise<void> {
  const jurors = await asStaff<{ id: string; email: string | null }[]>('GET', '/staff/competition/jurors');
  for (const { email, name } of members) {
    const id = jurors.find((juror) => juror.email === email)?.id;
    if (!id) throw new Error(`There is no juror ${email}`);
    await asStaff('PUT', `/staff/competition/jurors/${encodeURIComponent(id)}`, {
      name,
      instruments: ['piano'],
    });
  }
}

/** Admits an entry to round 1 from paper: typed in, everything received, a free time, accepted. */
export async function letIntoRound1(asStaff: Ask, name: string): Promise<Player> {
  const board = await asStaff<{ slots: { id: string; isAvailable: boolean }[] }>('GET', '/competition/slots');
  const slot = board.slots.findLast(({ isAvailable }) => isAvailable)?.id;
  const { id, number } = await asStaff<Player>('POST', '/staff/competition/entries', {
    entry: {
      competitor: { name, birthDate: '1998-05-20', email: freshEmail(), phone: '+233244123456' },
      instrument: 'piano',
      band: '3+',
      grade: 5,
      pieces: { A: 'invention-no-1-in-c-major-bwv-772-bach', B: 'gymnopedie-no-1-satie' },
      teacher: 'Kojo Antwi',
      sharesReport: false,
      needsAccompanist: false,
      papers: {},
    },
    slot,
    received: { papers: ['proof_of_age', 'picture', 'recording', 'certificate'], fee: true },
  });
  await asStaff('POST', `/staff/competition/entries/${id}/moves`, { move: 'accept' });
  return { id, number, name };
}

/** Returns points whose total is the same when the first two criteria are swapped. */
export const points = (musicality: number, technique: number) => ({
  musicality,
  technique,
  accuracy: 80,
  presence: 80,
});
