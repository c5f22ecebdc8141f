import { StoreProvider } from '@school/shared/api';
import { AwaitedPayment, type AwaitedProps } from './AwaitedPayment';

/** Takes the form's place while money may be on its way. */
export function Waiting(props: AwaitedProps) {
  return (
    <StoreProvider>
      <AwaitedPayment {...props} />
    </StoreProvider>
  );
}
