import { FieldPair, RadioCards, SelectField } from '@school/shared/ui';
import { grades, type Offer } from '../content/options';
import { programmes } from '../content/programmes';
import { Offered } from './Offered';
import { OfferedSelect } from './OfferedSelect';
import { offeredOf } from './offerOptions';
import type { Registration } from './useRegistration';

interface Props {
  readonly registration: Registration;
  readonly offer: Offer;
}

export function LessonFields({ registration: { field, levels, graded }, offer }: Props) {
  return (
    <>
      <RadioCards
        {...field('programme')}
        label="Programme"
        columns={offer.programme.length === 3 ? 3 : 2}
        options={programmes
          .filter(({ id }) => offer.programme.includes(id))
          .map(({ id, name, ages }) => ({ value: id, label: name, help: ages }))}
      />
      <FieldPair>
        <OfferedSelect {...field('level')} label="Level" options={levels} placeholder="Please choose" />
        {graded && (
          <SelectField
            {...field('grade')}
            label="Grade"
            optional
            help="The last grade passed, or the one you are working on."
            options={grades}
            placeholder="Not sure yet"
          />
        )}
      </FieldPair>
      <FieldPair>
        <Offered {...field('category')} label="Category" options={offeredOf(offer, 'category')} />
        <Offered {...field('classType')} label="Class type" options={offeredOf(offer, 'class_type')} />
        <Offered {...field('mode')} label="Mode of study" options={offeredOf(offer, 'mode')} />
        <Offered
          {...field('venue')}
          label="Venue"
          help="For online lessons too: recitals take place there."
          options={offeredOf(offer, 'venue')}
        />
      </FieldPair>
    </>
  );
}
