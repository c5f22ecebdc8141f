import { useComposedResources } from '@school/shared';
import { messageOfApiError, StoreProvider } from '@school/shared/api';
import { ErrorState, Loading, Section, SkeletonText } from '@school/shared/ui';
import type { ComponentType } from 'react';
import { useGetPublicationQuery, type Publication } from '../../api';
import type { Shown } from './shown';
import { resourceOf } from './resource';

interface Props {
  readonly kind: Publication['kind'];
  readonly View: ComponentType<Shown>;
}

/** Passes a publication to its view: the composed one, or in a browser the API's. */
export function PublicationSource({ kind, View }: Props) {
  const composed = useComposedResources();
  if (composed) return <View publication={readResource(composed, kind)} />;
  return (
    <StoreProvider>
      <Asked kind={kind} View={View} />
    </StoreProvider>
  );
}

/** Without a response of the API, nothing is published. */
function readResource(resources: Readonly<Record<string, unknown>>, kind: Publication['kind']): Publication {
  const nothing: Publication = { kind, publishedAt: null, note: null, groups: [] };
  return (resources[resourceOf(kind)] as Publication | undefined) ?? nothing;
}

function Asked({ kind, View }: Props) {
  const { data, error, isFetching, refetch } = useGetPublicationQuery({ kind });
  if (data) return <View publication={data} />;
  return (
    <Section room="half">
      {error ? (
        <ErrorState
          level={2}
          message={messageOfApiError(error)}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <Loading label="Loading">
          <SkeletonText lines={6} />
        </Loading>
      )}
    </Section>
  );
}
