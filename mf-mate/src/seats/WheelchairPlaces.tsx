import { space } from '@school/shared/theme';
import { Text, useFold } from '@school/shared/ui';
import styled from 'styled-components';
import { Fold } from '../ui/Fold';
import { QuantityStepper } from '../ui/QuantityStepper';
import type { ChosenLine } from '../purchase/counts';
import type { Purchase } from '../purchase/purchase';

interface Props {
  readonly lines: readonly ChosenLine[];
  readonly value: Purchase['wheelchairs'];
  readonly onChange: (value: Purchase['wheelchairs']) => void;
}

/** The number of wheelchair users. Each place comes with a companion seat, which is one of the tickets. */
export function WheelchairPlaces({ lines, value, onChange }: Props) {
  const seated = lines.filter(({ type }) => type.admits === 1);
  const fold = useFold(Object.keys(value).length > 0);
  if (seated.length === 0) return null;
  return (
    <Fold {...fold}>
      <summary>We need a wheelchair place</summary>
      {seated.map(({ type, count }) =>
        count < 2 ? (
          <Text key={type.id}>
            Each wheelchair place comes with the seat beside it for a companion: choose two {type.name}{' '}
            tickets.
          </Text>
        ) : (
          <Places key={type.id}>
            <Text>Wheelchair places among your {type.name} tickets, each with the seat beside it</Text>
            <QuantityStepper
              label={`${type.name} wheelchair places`}
              value={value[type.id] ?? 0}
              max={Math.floor(count / 2)}
              onChange={(places) => onChange({ ...value, [type.id]: places })}
            />
          </Places>
        ),
      )}
    </Fold>
  );
}

const Places = styled.div`
  display: grid;
  gap: ${space.s3};
  justify-items: start;
  margin-top: ${space.s3};
`;
