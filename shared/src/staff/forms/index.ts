export { DaysForm } from './DaysForm';
export { FormFrame, useModalForm } from './FormFrame';
export { Loaded } from './Loaded';
export { ModalButton } from './ModalButton';
export { type Days, isDay, type WrongDay, wrongOrder } from './days';
