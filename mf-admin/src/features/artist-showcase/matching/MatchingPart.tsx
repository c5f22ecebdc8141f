import { useState } from 'react';
import { Text } from '@school/shared/ui';
import { DrawerPart } from '../../../kit/detail/DrawerPart';
import { Loaded } from '../../../kit/forms/Loaded';
import { Search } from '../../../kit/list/Search';
import { useGetEngagementMatchingQuery, type EngagementRow } from '../api';
import { OfferRow } from './OfferRow';
import { CandidateList } from '../../../kit/ui/CandidateList';
import { SuggestionRow } from './SuggestionRow';

/** Performers for an engagement: who was asked and what they said, and who could be asked. */
export function MatchingPart({ row }: { readonly row: EngagementRow }) {
  const [search, setSearch] = useState('');
  const result = useGetEngagementMatchingQuery(
    { id: row.id, ...(search && { search }) },
    { refetchOnMountOrArgChange: true },
  );
  const isOver = row.status === 'declined' || row.status === 'done';
  return (
    <DrawerPart title="Performers">
      <Loaded what="performers" result={result} height={200}>
        {({ offers, suggestions }) => (
          <>
            {offers.length > 0 && (
              <CandidateList aria-label="Who was asked">
                {offers.map((offer) => (
                  <OfferRow key={offer.id} engagement={row} offer={offer} />
                ))}
              </CandidateList>
            )}
            {!isOver && (
              <>
                <Text size="small" muted>
                  Who is asked gets a mail, and so does the client.
                </Text>
                <Search what="performers" hint="Name or what they play" asked={search} onAsk={setSearch} />
                {suggestions.length === 0 ? (
                  <Text size="small">
                    {search ? 'No performer fits this.' : 'There is nobody else to ask.'}
                  </Text>
                ) : (
                  <CandidateList aria-label="Who could play">
                    {suggestions.map((one) => (
                      <SuggestionRow key={one.performer} engagement={row} suggestion={one} />
                    ))}
                  </CandidateList>
                )}
              </>
            )}
          </>
        )}
      </Loaded>
    </DrawerPart>
  );
}
