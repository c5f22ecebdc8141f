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
        lead="Each kind of record with its reason. Where a time stands, the site deletes it by itself; everywhere else it stays until you ask us."
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
