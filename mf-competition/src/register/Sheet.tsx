import { school } from '@school/shared/site';
import { color, line, media, size, space, type } from '@school/shared/theme';
import { DateText, Title } from '@school/shared/ui';
import styled from 'styled-components';
import { competitionFacts } from '@school/shared/competition';
import { PAST, useContent, useIsOver } from '@school/shared/content/use';
import { office } from '../content/entry';
import { sheetParts, type SheetPart } from '../content/sheet';

/** Lines to write on and boxes to tick. */
export function Sheet() {
  const { entriesCloseOn, entriesCloseAt } = useContent(competitionFacts);
  const isOver = useIsOver();
  return (
    <>
      <Title as="h3" style={{ marginBottom: space.s2 }}>
        Music Competition 2025: entry
      </Title>
      <p>
        To {office.address.join(', ')}, or {school.email}. Entries close on{' '}
        <DateText value={entriesCloseOn} />, {entriesCloseAt}
        {isOver([entriesCloseOn]) && PAST}.
      </p>
      <Parts>
        {sheetParts.map((part) => (
          <Part key={part.title} part={part} />
        ))}
      </Parts>
    </>
  );
}

function Part({ part: { title, text, points = [], lines = [], boxes = [] } }: { readonly part: SheetPart }) {
  return (
    <li>
      <h4>{title}</h4>
      {text && <p>{text}</p>}
      {points.length > 0 && (
        <Points>
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </Points>
      )}
      {lines.map((labels) => (
        <Row key={labels[0]} data-lines={labels.length}>
          {labels.map((label) => (
            <span key={label}>{label}</span>
          ))}
        </Row>
      ))}
      {boxes.length > 0 && (
        <Boxes>
          {boxes.map((box) => (
            <li key={box}>{box}</li>
          ))}
        </Boxes>
      )}
    </li>
  );
}

const Parts = styled.ol`
  margin-top: ${space.s6};
  > li {
    padding-block: ${space.s4} ${space.s6};
    border-top: ${line.list} solid ${color.line};
    break-inside: avoid;
  }
  h4 {
    ${type.subtitle}
    font-size: ${size.body};
  }
  ${media.print} {
    margin-top: ${space.s2};
    > li {
      padding-block: ${space.s2} ${space.s4};
    }
  }
`;

const Row = styled.div`
  display: grid;
  gap: 0 ${space.s6};
  &[data-lines='2'] {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  span {
    padding-top: ${space.s10};
    border-bottom: ${line.hair} solid ${color.line};
    ${type.small}
    color: ${color.muted};
  }
  ${media.phone} {
    &[data-lines='2'] {
      grid-template-columns: minmax(0, 1fr);
    }
  }
  ${media.print} {
    span {
      padding-top: ${space.s4};
    }
  }
`;

const Points = styled.ul`
  padding-left: ${space.s5};
  list-style: disc;
`;

const Boxes = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s3} ${space.s8};
  margin-top: ${space.s4};
  li {
    display: flex;
    align-items: center;
    gap: ${space.s3};
  }
  li::before {
    content: '';
    flex: none;
    width: 18px;
    height: 18px;
    border: ${line.field} solid ${color.line};
  }
  ${media.print} {
    margin-top: ${space.s2};
  }
`;
