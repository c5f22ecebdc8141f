import { Suspense, type ReactNode } from 'react';
import { StoreProvider } from '@school/shared/api';
import { Gate, OnItsWay } from './StaffOnly';

/** The part of a page that belongs to staff and to those who stand at the doors of an event. The API decides, not this. */
export function DoorOnly({ children }: { readonly children: ReactNode }) {
  return (
    <Suspense fallback={<OnItsWay />}>
      <StoreProvider>
        <Gate isFor={({ door }) => door} alsoFor={['door']}>
          {children}
        </Gate>
      </StoreProvider>
    </Suspense>
  );
}
