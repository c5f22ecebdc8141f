import { media, space } from '@school/shared/theme';
import { Display, Section } from '@school/shared/ui';
import styled from 'styled-components';
import { voices } from '../content/voices';
import { VoiceOf } from './VoiceOf';

/** Shows three quotations, the first one larger; on phones the first alone. */
export function Voices() {
  const [first, ...others] = voices;
  return (
    <Section id="voices" ground="rose" aria-labelledby="voices-title">
      <Display id="voices-title" size={2}>
        What students and parents say
      </Display>
      <Columns>
        {first && <VoiceOf voice={first} loud />}
        <div>
          {others.map((voice) => (
            <VoiceOf key={voice.name} voice={voice} />
          ))}
        </div>
      </Columns>
    </Section>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  gap: ${space.s12} ${space.split};
  margin-top: clamp(${space.s8}, 4.6vw, 72px);
  > div {
    display: grid;
    gap: ${space.s12};
    align-content: start;
  }
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr);
  }
  ${media.phone} {
    gap: ${space.s8};
    > div {
      display: none;
    }
  }
`;
