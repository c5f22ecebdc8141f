import { messageOfApiError } from '@school/shared/api';
import { readRefusal } from '@school/shared/form';
import { formatMoney } from '@school/shared/format';
import { measure, space } from '@school/shared/theme';
import { Button, Text, TextField, useFold } from '@school/shared/ui';
import { useEffect, useEffectEvent } from 'react';
import styled from 'styled-components';
import { Fold } from '../ui/Fold';
import type { BuyerForm } from './useBuyerForm';
import type { Price } from './usePrice';

interface Props {
  readonly form: BuyerForm;
  readonly price: Price;
}

/** Applies a promo code. The API returns the discount. */
export function PromoCode({ form: { field, form }, price: { price, isPricing, reckon } }: Props) {
  const props = field('promoCode');
  const fold = useFold(props.error !== undefined, form.getValues('promoCode') !== '');

  async function apply() {
    // Waits for the validation that leaving the field started, which would clear the API's error.
    if (!(await form.trigger('promoCode'))) return;
    try {
      await reckon(form.getValues('promoCode'));
    } catch (failure) {
      const said = (readRefusal(failure)?.fields ?? []).find(
        ({ field: name }) => name === 'promoCode',
      )?.message;
      form.setError('promoCode', { type: 'server', message: said ?? messageOfApiError(failure) });
    }
  }

  // Applies a code that the draft restored.
  const applyKept = useEffectEvent(() => {
    if (form.getValues('promoCode') !== '' && !price) void apply();
  });
  useEffect(() => {
    const soon = setTimeout(applyKept);
    return () => clearTimeout(soon);
  }, []);

  return (
    <Entry {...fold}>
      <summary>I have a promo code</summary>
      <Row>
        <TextField label="Promo code" autoComplete="off" autoCapitalize="characters" {...props} />
        <Button tone="line" busy={isPricing} busyLabel="One moment" onClick={() => void apply()}>
          Use it
        </Button>
      </Row>
      <Text role="status">
        {price?.promoCode && `${price.promoCode} takes off ${formatMoney(price.discount)}.`}
      </Text>
    </Entry>
  );
}

const Entry = styled(Fold)`
  margin-top: ${space.s8};
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: end;
  gap: ${space.s4};
  margin-bottom: ${space.s2};
  > button {
    min-height: ${measure.input};
  }
`;
