import { useLocation } from '@school/shared';
import { Tile, type InstrumentName } from '@school/shared/art';
import { isBegun } from '@school/shared/form';
import { color, media, motion, space } from '@school/shared/theme';
import { Text, Title } from '@school/shared/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import styled from 'styled-components';
import { NextSteps, type Step } from './NextSteps';

interface Props {
  readonly id: string;
  /** ID of the heading that names the form, `${id}-title` by default. */
  readonly titleId?: string;
  /** Opening one of a group closes the others. */
  readonly group: string;
  /** The drawing beside the heading, for the first of a group. */
  readonly instrument?: InstrumentName;
  readonly title: string;
  readonly line: string;
  readonly steps: readonly Step[];
  /** The draft of the form, and the fields that neither an address nor an offer can preselect. */
  readonly draft: { readonly key: string; readonly typed: readonly string[] };
  readonly children: ReactNode;
}

/**
 * A collapsible form, one of several. A link to its ID opens it and closes the others. A draft opens it
 * too, unless another of its group is open, because typed text in a collapsed form would seem lost.
 */
export function Way({
  id,
  titleId = `${id}-title`,
  group,
  instrument,
  title,
  line: words,
  steps,
  draft,
  children,
}: Props) {
  const panel = useRef<HTMLDetailsElement>(null);
  const { hash, key } = useLocation();
  useEffect(() => {
    if (hash === `#${id}` && panel.current) panel.current.open = true;
  }, [hash, key, id]);
  const { key: draftKey, typed } = draft;
  useEffect(() => {
    if (!panel.current || !isBegun(draftKey, typed)) return;
    if (!document.querySelector(`details[name="${group}"][open]`)) panel.current.open = true;
  }, [draftKey, typed, group]);

  return (
    <Panel id={id} name={group} ref={panel} data-ground="card">
      <summary data-plain={instrument ? undefined : ''}>
        {instrument && <Art of={instrument} shape="band" id={`way-${id}`} />}
        <Title id={titleId} size={2}>
          {title}
        </Title>
        <Text as="span">{words}</Text>
      </summary>
      <Columns>
        <NextSteps steps={steps} />
        {children}
      </Columns>
    </Panel>
  );
}

const Panel = styled.details`
  background: ${color.ground};
  color: ${color.text};
  > summary {
    display: grid;
    grid-template: 1fr 1fr / clamp(200px, 20vw, 304px) minmax(0, max-content) minmax(44px, 1fr);
    gap: 0 clamp(${space.s5}, 2.8vw, ${space.s12});
    min-height: 176px;
    padding-right: clamp(${space.s5}, 2.8vw, ${space.s12});
    list-style: none;
    cursor: pointer;
  }
  > summary[data-plain] {
    min-height: 0;
    grid-template-columns: 0 minmax(0, max-content) minmax(44px, 1fr);
  }
  > summary > h3 {
    align-self: end;
    grid-area: 1 / 2;
    padding-block: ${space.s5} ${space.s3};
  }
  > summary > h3 + span {
    grid-area: 2 / 2 / 3 / -1;
    padding-bottom: ${space.s5};
  }
  > summary::-webkit-details-marker {
    display: none;
  }
  > summary:hover h3 {
    text-decoration: underline;
    text-decoration-thickness: 0.06em;
    text-underline-offset: 0.12em;
  }
  > summary:focus-visible {
    outline-offset: -6px;
  }
  > summary::after {
    content: '';
    align-self: end;
    grid-area: 1 / 3;
    width: 44px;
    height: 22px;
    margin-bottom: calc(${space.s3} + 0.5rem);
    border-radius: 0 0 22px 22px;
    background: ${color.clay};
    transition: ${motion.on('border-radius')};
  }
  &[open] > summary::after {
    border-radius: 22px 22px 0 0;
    background: ${color.line};
  }
  ${media.tablet} {
    > summary {
      grid-template-columns: clamp(120px, 20%, 176px) minmax(0, max-content) minmax(44px, 1fr);
      min-height: 128px;
    }
    > summary > h3 {
      font-size: 2.25rem;
    }
  }
  ${media.phone} {
    > summary {
      grid-template: auto auto / 72px minmax(0, 1fr) 28px;
      gap: 0 ${space.s4};
      min-height: 112px;
      padding-right: ${space.s4};
    }
    > summary > h3 {
      padding-block: ${space.s4} ${space.s2};
    }
    > summary > h3 + span {
      grid-area: 2 / 2;
      padding-bottom: ${space.s4};
    }
    @media (max-width: 360px) {
      > summary > h3 {
        /* The longest instrument stays one word. */
        font-size: 1.875rem;
      }
    }
    > summary::after {
      align-self: center;
      grid-area: 1 / 3 / 3 / 4;
      width: 28px;
      height: 14px;
      margin: 0;
    }
  }
`;

const Art = styled(Tile)`
  grid-area: 1 / 1 / 3 / 2;
  height: 100%;
  aspect-ratio: auto;
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 4fr) minmax(0, 7fr);
  gap: ${space.s10} ${space.split};
  align-items: start;
  padding: clamp(${space.s6}, 3.4vw, ${space.s12}) clamp(${space.s5}, 2.4vw, ${space.s10})
    clamp(${space.s8}, 4vw, ${space.s16});
  /* What happens next stays beside a long form. */
  > :first-child {
    position: sticky;
    top: ${space.s24};
  }
  > form > fieldset:first-child {
    margin-top: 0;
  }
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr);
    > :first-child {
      position: static;
    }
    padding-inline: ${space.s5};
  }
`;
