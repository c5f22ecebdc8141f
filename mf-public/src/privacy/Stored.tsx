import { describeKeep } from '@school/shared/schemas/stored';
import { Section, SplitHead } from '@school/shared/ui';
import { storedRecords } from './api';
import { RecordRow } from './RecordRow';

/** Every kind of record with purpose and retention. */
export function Stored() {
  return (
    <Section id="stored" aria-labelledby="stored-title">
      <SplitHead
        stacked
        id="stored-title"
        size={2}
        title="What we store"
        lead="What we store, why, and for how long. Where a time is given, the site deletes the data by itself. Everything else stays until you ask us to delete it."
      />
      {storedRecords.map(({ id, name, what, why, keep, also }) => (
        <RecordRow
          key={id}
          name={name}
          facts={[
            ['What', what],
            ['What for', why],
            ['How long', also ? `${describeKeep(keep)}. ${also}` : `${describeKeep(keep)}.`],
          ]}
        />
      ))}
    </Section>
  );
}
