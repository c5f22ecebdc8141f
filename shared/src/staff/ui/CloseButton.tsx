import { IconButton } from './IconButton';

/** A close button with a cross. */
export function CloseButton({
  onClick,
  label = 'Close',
}: {
  onClick: () => void;
  label?: string | undefined;
}) {
  return (
    <IconButton label={label} onClick={onClick}>
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <path d="M3,3 L17,17 M17,3 L3,17" fill="none" stroke="currentColor" strokeWidth="3" />
      </svg>
    </IconButton>
  );
}
