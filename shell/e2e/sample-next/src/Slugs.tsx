import { StoreProvider } from '@school/shared/api';
import { Text } from '@school/shared/ui';
import { useListProjectsQuery } from './projects';

/** Lists the projects of the API. */
export function Slugs() {
  return (
    <StoreProvider>
      <List />
    </StoreProvider>
  );
}

function List() {
  const { data = [] } = useListProjectsQuery();
  return <Text>{data.map(({ slug }) => slug).join(' ')}</Text>;
}
