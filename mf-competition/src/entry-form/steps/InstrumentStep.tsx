import { Tile } from '@school/shared/art';
import { instruments } from '@school/shared/competition';
import { RadioCards } from '@school/shared/ui';
import { instrumentTexts } from '../../content/instruments';
import { useEntering } from '../flow/EntryContext';
import { useChoice } from './useChoice';

/** Another instrument clears band and pieces, because they depend on it. */
export function InstrumentStep() {
  const { form } = useEntering().school;
  const choice = useChoice('instrument');
  return (
    <RadioCards
      label="Instrument"
      hideLabel
      {...choice}
      onChange={(event) => {
        choice.onChange(event);
        form.setValue('band', '');
        form.setValue('pieces', { A: '', B: '' });
      }}
      options={instruments.map((instrument) => {
        const { name, drawing, bring } = instrumentTexts[instrument];
        return {
          value: instrument,
          label: name,
          help: bring,
          art: <Tile of={drawing} id={`enter-${drawing}`} />,
        };
      })}
    />
  );
}
