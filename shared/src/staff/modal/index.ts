export { ConfirmModal } from './ConfirmModal';
export { ModalPanel } from './ModalPanel';
export { useModal } from './useModal';
