import { Link } from '@school/shared';
import { Subtitle } from '@school/shared/ui';
import { describeWritten } from '../../kit/correspondence/describeWritten';
import { History } from '../../kit/detail/History';
import type { Person } from './api';
import { recordName, recordPath } from './records';

/** What staff wrote to somebody and about them, over all lists: who rings is told what they were answered. */
export function PersonWritten({ person: { records, written } }: { readonly person: Person }) {
  if (written.length === 0) return null;
  return (
    <section aria-labelledby="person-written">
      <Subtitle id="person-written" as="h3">
        Notes and answers
      </Subtitle>
      <History
        entries={written.map((entry, nth) => {
          const record = records.find(({ id }) => id === entry.about);
          const path = record && recordPath(record);
          const words = record && recordName(record);
          return {
            key: String(nth),
            what: (
              <>
                {describeWritten(entry)}
                {words && <span>{', about '}</span>}
                {path ? <Link to={path}>{words}</Link> : words}
              </>
            ),
            at: entry.at,
            by: entry.by,
            note: entry.text,
          };
        })}
      />
    </section>
  );
}
