export interface PanelProps {
  /** Returns what was typed before the field had the focus, and stops buffering. */
  readonly takeTyped: () => string;
  readonly close: () => void;
}
