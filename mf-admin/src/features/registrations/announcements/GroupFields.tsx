import { bandRules, instrumentNames } from '@school/shared/competition';
import type { SchoolForm } from '@school/shared/form';
import { CheckboxGroup, FieldPair, SelectField } from '@school/shared/ui';
import { optionsOf } from '../../../kit/list/filters';
import { consentLabels, entryLabels, feeLabels } from '../labels';
import type { AnnouncementDraft, AnnouncementFields } from './announcementDraft';

const bandOptions = Object.keys(bandRules).map((band) => ({ value: band, label: band }));

type Props = Pick<SchoolForm<AnnouncementFields, AnnouncementDraft>, 'field' | 'choices'>;

/** What narrows the group; what is left open stands for all. */
export function GroupFields({ field, choices }: Props) {
  return (
    <>
      <FieldPair>
        <SelectField
          label="Instrument"
          placeholder="All instruments"
          options={optionsOf(instrumentNames)}
          {...field('filter.instrument')}
        />
        <SelectField label="Band" placeholder="All bands" options={bandOptions} {...field('filter.band')} />
      </FieldPair>
      <CheckboxGroup
        label="State"
        help="None ticked: all but who withdrew."
        options={optionsOf(entryLabels)}
        {...choices('filter.state')}
      />
      <FieldPair>
        <SelectField label="Fee" placeholder="Any" options={optionsOf(feeLabels)} {...field('filter.fee')} />
        <SelectField
          label="Consent"
          placeholder="Any"
          options={optionsOf(consentLabels)}
          {...field('filter.consent')}
        />
        <SelectField
          label="Papers"
          placeholder="Any"
          options={optionsOf({ complete: 'Complete', missing: 'Some missing' })}
          {...field('filter.papers')}
        />
        <SelectField
          label="Audition"
          placeholder="Any"
          options={optionsOf({ given: 'Given', none: 'None yet' })}
          {...field('filter.audition')}
        />
      </FieldPair>
    </>
  );
}
