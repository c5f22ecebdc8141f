import { StoreProvider } from '@school/shared/api';
import { AwaitedPayment, type AwaitedProps } from './AwaitedPayment';

/** Replaces the form while a payment is pending. */
export function Waiting(props: AwaitedProps) {
  return (
    <StoreProvider>
      <AwaitedPayment {...props} />
    </StoreProvider>
  );
}
