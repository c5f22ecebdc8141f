import styled from 'styled-components';
import { useShell } from '@school/shared';
import { color, line, measure, media, size, space } from '@school/shared/theme';
import { PALETTE_MODAL } from './Palette';

/** Opens the palette, and shows its shortcut. */
export function PaletteButton({ onOpen }: { readonly onOpen?: () => void }) {
  const { modal } = useShell();
  return (
    <Opener
      type="button"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={() => {
        onOpen?.();
        modal.open(PALETTE_MODAL);
      }}
    >
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <circle cx="8.5" cy="8.5" r="5.5" fill="none" stroke="currentColor" strokeWidth="2.4" />
        <path d="m12.8 12.8 5 5" stroke="currentColor" strokeWidth="2.8" />
      </svg>
      Search…
      <kbd aria-hidden="true">Ctrl K</kbd>
    </Opener>
  );
}

const Opener = styled.button`
  display: flex;
  align-items: center;
  gap: ${space.s3};
  width: 100%;
  min-height: ${measure.target};
  margin-bottom: ${space.s4};
  padding: 0 10px;
  border: ${line.hair} solid ${color.rule};
  background: none;
  color: ${color.muted};
  font: inherit;
  font-weight: 600;
  text-align: left;
  svg {
    flex: none;
    width: 20px;
    height: 20px;
  }
  kbd {
    margin-left: auto;
    padding: 1px 6px;
    border: 1px solid ${color.rule};
    font: inherit;
    font-size: ${size.mini};
    white-space: nowrap;
    ${media.phone} {
      display: none;
    }
  }
  &:hover {
    background: ${color.rule};
    color: ${color.text};
  }
`;
