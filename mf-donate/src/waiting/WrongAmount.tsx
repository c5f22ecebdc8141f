import { Notice, TextLink } from '@school/shared/ui';
import { foundation } from '../content/foundation';

/** Explains that amount or currency of the payment differs from the donation. */
export function WrongAmount() {
  return (
    <Notice tone="warning" title="We received a different amount" live>
      Please do not pay again. We have told the office, and they will write to you. You can also call{' '}
      <TextLink plain href={`tel:${foundation.phone}`}>
        {foundation.phoneLabel}
      </TextLink>
      .
    </Notice>
  );
}
