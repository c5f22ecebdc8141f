import styled from 'styled-components';
import { Photo, type Photograph } from '@school/shared/photographs';
import { DateTime } from '@school/shared/staff/detail';
import { Button, Text } from '@school/shared/ui';
import { useGetPhotographConsentQuery } from '../api';
import type { HoldingFieldProps } from './fieldProps';

interface Props extends HoldingFieldProps {
  readonly photo: Readonly<Record<string, unknown>>;
  readonly onRemove: () => void;
}

/** The photograph of a text with its description. One of the site's files is shown on the site alone. */
export function ChosenPhotograph({ schema, photo, place, errors, onChange, onRemove, Field }: Props) {
  const { alt } = schema.properties ?? {};
  return (
    <>
      {typeof photo['added'] === 'string' ? (
        <>
          <Frame>
            <Photo photograph={photo as unknown as Photograph} sizes="240px" />
          </Frame>
          <Consent id={photo['added']} />
        </>
      ) : (
        <Text size="small">This photograph comes from the files of the site. The preview shows it.</Text>
      )}
      {alt && (
        <Field
          schema={alt}
          value={photo['alt']}
          place={[...place, 'alt']}
          label={alt.title ?? 'alt'}
          {...{ errors, onChange }}
        />
      )}
      <div>
        <Button tone="line" size="s" onClick={onRemove}>
          Remove photograph
        </Button>
      </div>
    </>
  );
}

function Consent({ id }: { readonly id: string }) {
  const { data, isError } = useGetPhotographConsentQuery({ id });
  if (isError) return <Text size="small">The note of who agreed could not be loaded.</Text>;
  if (!data) return null;
  return (
    <Text size="small" muted>
      Who agreed: {data.consent}. Noted by {data.by}, <DateTime value={data.at} />.
    </Text>
  );
}

const Frame = styled.div`
  width: min(100%, 240px);
`;
