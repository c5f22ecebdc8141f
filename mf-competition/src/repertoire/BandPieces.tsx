import { color, line, media, space, type } from '@school/shared/theme';
import { island } from '@school/shared';
import { Loading, Skeleton, Title } from '@school/shared/ui';
import styled from 'styled-components';
import {
  categories,
  type Category,
  type Instrument,
  type Pieces,
  type SetId,
} from '@school/shared/competition';
import { useDesk, type DeskPiece } from '../desk/openPiece';
import { OpenLink } from './OpenLink';

const Desk = island<DeskPiece>('Desk', () => import('../desk/Desk').then((module) => module.Desk), {
  when: 'load',
  fallback: (
    <Loading label="Loading the score">
      <Skeleton height={420} />
    </Loading>
  ),
});

interface BandPiecesProps {
  readonly instrument: Instrument;
  readonly set: SetId;
  readonly pieces: Pieces;
}

/** Both categories of a band, and below them the open piece. */
export function BandPieces({ instrument, set, pieces }: BandPiecesProps) {
  const { open } = useDesk();
  const own = categories.some((category) => open && pieces[category].includes(open.piece));
  return (
    <>
      <Pair>
        {categories.map((category) => (
          <CategoryCard key={category} {...{ instrument, set, category, pieces }} />
        ))}
      </Pair>
      {own && open && <Desk key={open.piece.title} {...open} />}
    </>
  );
}

function CategoryCard({
  instrument,
  set,
  category,
  pieces,
}: BandPiecesProps & { readonly category: Category }) {
  return (
    <Card data-ground="card">
      <Head forwardedAs="h4" size={4}>
        <Sign data-category={category} aria-hidden="true" />
        Category {category}
      </Head>
      <ul>
        {pieces[category].map((piece) => (
          <li key={piece.title}>
            <div>
              <b>{piece.title}</b>
              <span>{piece.composer}</span>
            </div>
            <OpenLink {...{ instrument, set, piece }} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: clamp(${space.s4}, 2vw, 28px);
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Card = styled.div`
  padding: clamp(18px, 2vw, 30px);
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 0 ${space.s4};
    padding-block: 15px;
    border-bottom: ${line.hair} solid ${color.rule};
  }
  li:last-child {
    padding-bottom: 0;
    border: 0;
  }
  li > div {
    flex: 1 1 12rem;
  }
  b {
    display: block;
    ${type.subtitle}
    font-size: 1.1875rem;
    line-height: 1.2;
  }
  li > div > span {
    display: block;
    margin-top: 3px;
    font-size: 1rem;
    line-height: 1.35;
    color: ${color.muted};
  }
`;

const Head = styled(Title)`
  display: flex;
  align-items: center;
  gap: 14px;
  padding-bottom: ${space.s4};
  border-bottom: ${line.bar} solid ${color.line};
  font-size: 1.75rem;
`;

/** Two weft blocks, simple enough for CSS. */
const Sign = styled.i`
  flex: none;
  width: 36px;
  height: 36px;
  &[data-category='A'] {
    background:
      radial-gradient(circle, transparent 12.5px, ${color.wine} 13px),
      linear-gradient(90deg, ${color.gold} 50%, ${color.clay} 50%);
  }
  &[data-category='B'] {
    background:
      radial-gradient(circle at 50% 0, ${color.gold} 15px, transparent 15.6px),
      radial-gradient(circle at 50% 100%, ${color.paper} 15px, transparent 15.6px), ${color.palm};
  }
`;
