import { Block, type Colours, type Motif } from '@school/shared/art';
import { formatMoney } from '@school/shared/format';
import { donationLimits, presets } from '@school/shared/schemas/donation';
import { color, line, media, type as voice } from '@school/shared/theme';
import { AmountField, FieldGroup, RadioCards } from '@school/shared/ui';
import styled from 'styled-components';
import { OtherCurrencies } from './OtherCurrencies';
import type { DonationFormState } from './useDonationForm';

const blocks: Record<(typeof presets)[number], readonly [Motif, Colours]> = {
  '50': ['note', ['sand', 'wine', 'clay']],
  '100': ['half', ['sand', 'palm', 'gold']],
  '200': ['hour', ['wine', 'gold', 'rose']],
  '500': ['diam', ['sand', 'indigo', 'clay']],
};

const frequencies = [
  { value: 'once', label: 'Once' },
  {
    value: 'monthly',
    label: 'Every month',
    help: 'A card is kept and charged each month. Change, pause or stop by email link',
  },
];

/** Four presets and a field for other amounts. A preset fills in the field, which alone holds the amount. */
export function AmountChoice({
  donation: { form, field, amount, pesewas },
}: {
  readonly donation: DonationFormState;
}) {
  return (
    <FieldGroup title="How much would you like to give?">
      <Presets>
        {presets.map((preset) => (
          <Preset key={preset}>
            <Block motif={blocks[preset][0]} colours={blocks[preset][1]} crop={100 / 62} />
            <b>
              <small>GH₵</small>
              {preset}
            </b>
            <input
              type="radio"
              name="preset"
              value={preset}
              checked={amount === preset}
              onChange={() => form.setValue('amount', preset, { shouldDirty: true, shouldValidate: true })}
            />
          </Preset>
        ))}
      </Presets>
      <AmountField
        label="Or your own amount"
        help={`From ${formatMoney(donationLimits.amountMin)}`}
        {...field('amount')}
      />
      <OtherCurrencies pesewas={pesewas} />
      <RadioCards label="How often?" options={frequencies} {...field('frequency')} />
    </FieldGroup>
  );
}

const Presets = styled.div`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: 10px;
  ${media.phone} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const Preset = styled.label`
  position: relative;
  display: flex;
  flex-direction: column;
  background: ${color.quiet};
  cursor: pointer;
  b {
    padding: 14px 12px;
    ${voice.figure}
    font-size: clamp(1.5rem, 1rem + 1.4vw, 2.25rem);
  }
  small {
    display: block;
    margin-bottom: 4px;
    ${voice.small}
    font-family: inherit;
  }
  input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }
  @supports not selector(:has(*)) {
    > input:checked {
      appearance: none;
      border: 5px solid ${color.accent};
      opacity: 1;
    }
    &:focus-within {
      outline: 3px solid ${color.focus};
    }
  }
  &:has(:checked) {
    background: ${color.wine};
    color: ${color.paper};
    box-shadow:
      0 0 0 3px ${color.ground},
      0 0 0 6px ${color.accent};
  }
  &:has(:focus-visible) {
    outline: 3px solid ${color.focus};
    outline-offset: 8px;
  }
  @media (forced-colors: active) {
    border: ${line.field} solid;
  }
  ${media.phone} {
    flex-direction: row;
    align-items: stretch;
    > span {
      width: 38%;
      flex: none;
    }
    b {
      font-size: 1.75rem;
    }
  }
`;
