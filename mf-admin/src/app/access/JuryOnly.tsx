import { Suspense, type ReactNode } from 'react';
import { StoreProvider } from '@school/shared/api';
import { Gate, OnItsWay } from './StaffOnly';

/** The part of a page that belongs to the jury of the competition, and to staff. The API decides, not this. */
export function JuryOnly({ children }: { readonly children: ReactNode }) {
  return (
    <Suspense fallback={<OnItsWay />}>
      <StoreProvider>
        <Gate isFor={({ jury }) => jury} alsoFor={['jury']}>
          {children}
        </Gate>
      </StoreProvider>
    </Suspense>
  );
}
