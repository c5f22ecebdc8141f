export interface PanelProps {
  /** What was typed before the field had the focus; from then on the keys are its own. */
  readonly takeTyped: () => string;
  readonly close: () => void;
}
