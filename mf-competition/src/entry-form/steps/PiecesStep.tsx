import {
  categories,
  pieceIdOf,
  piecesOf,
  currentSet,
  type Category,
  type Instrument,
} from '@school/shared/competition';
import { useWatch } from '@school/shared/form';
import { space } from '@school/shared/theme';
import { CheckboxField, RadioCards, Text, TextLink } from '@school/shared/ui';
import styled from 'styled-components';
import { DeskContext, useDeskState } from '../../desk/openPiece';
import { setTexts } from '../../content/sets';
import { OpenLink } from '../../repertoire/OpenLink';
import { useEntering } from '../flow/EntryContext';
import { LaidOut } from './LaidOut';
import { useChoice } from './useChoice';

/** One piece of each category, with a preview of each. */
export function PiecesStep() {
  const { form, field } = useEntering().school;
  const [instrument, band] = useWatch({ control: form.control, name: ['instrument', 'band'] });
  const desk = useDeskState();
  if (!band) return null;
  const place = { instrument: instrument as Instrument, band };
  return (
    <DeskContext value={desk}>
      {categories.map((category) => (
        <CategoryChoice key={category} category={category} {...place} />
      ))}
      <CheckboxField
        label="I need an accompanist"
        help="Our accompanist plays with you. The fee covers it."
        {...field('needsAccompanist')}
      />
      <Text muted>
        {setTexts[currentSet].name} is the current set.{' '}
        <TextLink plain to="/music-competition#categories">
          All pieces of every band
        </TextLink>
      </Text>
    </DeskContext>
  );
}

interface ChoiceProps {
  readonly category: Category;
  readonly instrument: Instrument;
  readonly band: string;
}

function CategoryChoice({ category, instrument, band }: ChoiceProps) {
  const choice = useChoice(`pieces.${category}`);
  const pieces = piecesOf(instrument, band)[currentSet][category];
  return (
    <div>
      <RadioCards
        label={`Category ${category}`}
        columns={1}
        {...choice}
        options={pieces.map((piece) => ({
          value: pieceIdOf(piece),
          label: piece.title,
          help: piece.composer,
        }))}
      />
      <Listen>
        {pieces.map((piece) => (
          <li key={piece.title}>
            <span>{piece.title}</span>
            <OpenLink instrument={instrument} set={currentSet} piece={piece} />
          </li>
        ))}
      </Listen>
      <LaidOut pieces={pieces} />
    </div>
  );
}

const Listen = styled.ul`
  margin-top: ${space.s2};
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0 ${space.s4};
  }
`;
