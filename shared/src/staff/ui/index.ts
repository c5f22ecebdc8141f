export { ActionButton } from './ActionButton';
export { CloseButton } from './CloseButton';
export { EmailText } from './EmailText';
export { IconButton } from './IconButton';
export { LoadFailed } from './LoadFailed';
export { Status, type StatusKind } from './Status';
export { useAction } from './useAction';
