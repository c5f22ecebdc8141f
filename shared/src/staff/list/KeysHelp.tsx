import { useState } from 'react';
import styled from 'styled-components';
import { color, line, space } from '../../theme';
import { CheckboxField } from '../../ui';
import { ModalPanel } from '../modal/ModalPanel';
import { areKeysOn, LIST_KEYS, turnKeys } from './useListKeys';

/** The keyboard shortcuts of a list, which can be turned off. */
export function KeysHelp({ id }: { readonly id: string }) {
  const [isOn, setOn] = useState(areKeysOn);
  return (
    <ModalPanel id={id} title="Keyboard shortcuts">
      <Keys>
        {LIST_KEYS.map(({ keys, does }) => (
          <div key={does}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </Keys>
      <CheckboxField
        name="list-keys"
        label="Use keyboard shortcuts on this device"
        checked={isOn}
        onChange={({ target }) => {
          turnKeys(target.checked);
          setOn(target.checked);
        }}
      />
    </ModalPanel>
  );
}

const Keys = styled.dl`
  display: grid;
  gap: ${space.s2};
  > div {
    display: grid;
    grid-template-columns: 112px minmax(0, 1fr);
    align-items: center;
  }
  dt {
    display: flex;
    gap: ${space.s2};
  }
  kbd {
    display: grid;
    place-items: center;
    min-width: 32px;
    min-height: 32px;
    padding: 0 ${space.s2};
    border: ${line.list} solid ${color.line};
    font: inherit;
    font-weight: 650;
  }
`;
