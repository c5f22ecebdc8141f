import { StoreProvider } from '@school/shared/api';
import { Text } from '@school/shared/ui';
import { useListProjectsQuery } from './projects';

/** The projects that the API names. */
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
