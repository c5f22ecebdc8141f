import { useState, type ChangeEvent } from 'react';
import { Part, PartTitle } from '@school/shared/staff/page';
import { Segmented, Text } from '@school/shared/ui';
import { chooseScheme, readScheme, type SchemeChoice } from './scheme';

const options = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'system', label: 'Same as device' },
] as const;

/** The colour scheme of this device. */
export function Appearance() {
  const [scheme, setScheme] = useState(readScheme);
  const [kept, setKept] = useState(true);

  function choose({ target }: ChangeEvent<HTMLInputElement>): void {
    const choice = target.value as SchemeChoice;
    setScheme(choice);
    setKept(chooseScheme(choice));
  }

  return (
    <Part aria-labelledby="appearance">
      <PartTitle id="appearance">Appearance</PartTitle>
      <div>
        <Segmented label="Colours" name="scheme" options={options} value={scheme} onChange={choose} />
      </div>
      <Text size="small" muted role="status">
        {kept
          ? 'For the whole site, on this device.'
          : 'This device cannot store settings, so your choice lasts until you leave the page.'}
      </Text>
    </Part>
  );
}
