import { color, line, measure, space, type } from '@school/shared/theme';
import { ErrorState, Loading, Skeleton, Text, TextLink } from '@school/shared/ui';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { setTexts } from '../content/sets';
import { Halves } from './Halves';
import { useDesk, type DeskPiece } from './openPiece';
import { Playing } from './Playing';
import { PrintLink } from './PrintLink';
import { scoreFiles } from './scoreFiles';
import { Sheet } from './Sheet';
import { useScore } from './useScore';

/** A piece with its score and, in the recorded set, its recording. */
export function Desk({ instrument, set, piece }: DeskPiece) {
  const { close } = useDesk();
  const files = scoreFiles(instrument, piece);
  const { loading, retry } = useScore(files);
  const stand = useRef<HTMLElement>(null);
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => head.current?.focus(), []);

  const foot = (
    <Links>
      <PrintLink file={files.sheet} />
      <TextLink plain onClick={close}>
        Close
      </TextLink>
    </Links>
  );
  return (
    <Stand
      ref={stand}
      aria-label={`Score: ${piece.title}`}
      data-ground="card"
      onKeyDown={(event) => event.key === 'Escape' && close()}
    >
      <h4 ref={head} tabIndex={-1}>
        {piece.title}
      </h4>
      <p>{piece.composer}</p>
      {loading.state !== 'there' ? (
        <Halves controls={foot}>
          {loading.state === 'failed' ? (
            <ErrorState
              title="The score could not be loaded"
              message="Check your connection."
              onRetry={retry}
              level={4}
            />
          ) : (
            <Loading label="Loading the score">
              <Skeleton ratio="2 / 1" />
            </Loading>
          )}
        </Halves>
      ) : set === 'first' ? (
        <Playing {...{ files, foot, stand }} score={loading} />
      ) : (
        <Halves
          controls={
            <>
              <Text muted>{`${setTexts[set].name} comes as sheet music only.`}</Text>
              {foot}
            </>
          }
        >
          <Sheet score={loading} />
        </Halves>
      )}
    </Stand>
  );
}

const Stand = styled.section`
  margin-top: clamp(${space.s4}, 2vw, 28px);
  padding: clamp(18px, 2vw, 30px);
  border-top: ${line.bar} solid ${color.accent};
  > h4 {
    ${type.title}
    font-size: 1.75rem;
    scroll-margin-top: calc(${measure.header} + ${space.s10});
    outline-offset: 6px;
  }
  > h4 + p {
    margin-block: ${space.s1} ${space.s6};
    color: ${color.muted};
  }
`;

const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s1} ${space.s6};
`;
