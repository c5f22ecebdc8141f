import { Notice, TextLink } from '@school/shared/ui';
import { foundation } from '../content/foundation';

/** The amount or the currency that came is not the donation's. */
export function WrongAmount() {
  return (
    <Notice tone="warning" title="The money that came does not fit this donation" live>
      Please do not pay again. The office has been told, looks at it, and writes to you. You can also ring{' '}
      <TextLink plain href={`tel:${foundation.phone}`}>
        {foundation.phoneLabel}
      </TextLink>
      .
    </Notice>
  );
}
