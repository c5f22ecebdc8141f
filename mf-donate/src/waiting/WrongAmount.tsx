import { Notice, TextLink } from '@school/shared/ui';
import { foundation } from '../content/foundation';

/** Explains that amount or currency of the payment differs from the donation. */
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
