import { roundNames } from '@school/shared/competition';
import { Loaded } from '@school/shared/staff/forms';
import type { CompetitionRound } from '../../../kit/competition/api';
import { partOf, timeOfSlot } from '../../../kit/competition/format';
import { Sheet } from '../../../kit/page/Sheet';
import { useGetProgrammeQuery, type ProgrammeEntry } from './api';
import { NobodyToPrint } from './NobodyToPrint';
import { groupBySlotDay } from './printRules';
import { PrintTools } from './PrintTools';

/** The programme for the audience: a sheet for each audition day, or one for a later round. */
export function Programme({ round }: { readonly round: CompetitionRound }) {
  const result = useGetProgrammeQuery({ round }, { refetchOnMountOrArgChange: true });
  return (
    <Loaded what="programme" result={result} height={480}>
      {(entries) => {
        if (entries.length === 0) return <NobodyToPrint round={round} />;
        // Only the first round has times of its own.
        const days = round === 'round1' ? groupBySlotDay(entries) : [['', entries] as const];
        return (
          <>
            <PrintTools
              what="programme"
              words="Competitors under 18 are named by first name and initial, as in publications."
            />
            {days.map(([day, own]) => (
              <Sheet key={day} title="Programme" about={[roundNames[round], day].filter(Boolean).join(', ')}>
                <Running entries={own} hasTimes={round === 'round1'} />
              </Sheet>
            ))}
          </>
        );
      }}
    </Loaded>
  );
}

interface RunningProps {
  readonly entries: readonly ProgrammeEntry[];
  readonly hasTimes: boolean;
}

function Running({ entries, hasTimes }: RunningProps) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{hasTimes ? 'Time' : 'Order'}</th>
          <th scope="col">Plays</th>
          <th scope="col">Pieces</th>
        </tr>
      </thead>
      <tbody>
        {entries.map(({ id, name, slot, pieces: { A, B }, ...entry }, at) => (
          <tr key={id}>
            <td>{hasTimes ? slot && timeOfSlot(slot).time : at + 1}</td>
            <td>
              <b>{name}</b>
              <small>{partOf(entry)}</small>
            </td>
            <td>
              {A.title}, {A.composer}
              <small>
                {B.title}, {B.composer}
              </small>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
