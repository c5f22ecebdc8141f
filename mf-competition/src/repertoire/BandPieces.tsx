import { color, line, media, space, type } from '@school/shared/theme';
import { Title } from '@school/shared/ui';
import styled from 'styled-components';
import { categories, type Category, type Piece, type Pieces } from '@school/shared/competition';

/** Both categories of a band, side by side. */
export function BandPieces({ pieces }: { readonly pieces: Pieces }) {
  return (
    <Pair>
      {categories.map((category) => (
        <CategoryCard key={category} category={category} pieces={pieces[category]} />
      ))}
    </Pair>
  );
}

function CategoryCard({ category, pieces }: { category: Category; pieces: readonly Piece[] }) {
  return (
    <Card data-ground="card">
      <Head forwardedAs="h4" size={4}>
        <Sign data-category={category} aria-hidden="true" />
        Category {category}
      </Head>
      <ul>
        {pieces.map(({ title, composer }) => (
          <li key={title}>
            <b>{title}</b>
            <span>{composer}</span>
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
    padding-block: 15px;
    border-bottom: ${line.hair} solid ${color.rule};
  }
  li:last-child {
    padding-bottom: 0;
    border: 0;
  }
  b {
    display: block;
    ${type.subtitle}
    font-size: 1.1875rem;
    line-height: 1.2;
  }
  li > span {
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

/** Two weft blocks small enough to be drawn by the style sheet. */
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
