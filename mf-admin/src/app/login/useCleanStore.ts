import { useEffect } from 'react';
import { useShell } from '@school/shared';
import { baseApi } from '@school/shared/api';

/**
 * The person who signs in here must not see what the API answered to somebody else before. It also gets the store ready
 * for the pages behind sign-in.
 */
export function useCleanStore(): void {
  const { store } = useShell();
  useEffect(() => {
    store().then(
      ({ dispatch }) => dispatch(baseApi.util.resetApiState()),
      // A store that could not be loaded holds nothing; the page that needs it will say so.
      () => undefined,
    );
  }, [store]);
}
