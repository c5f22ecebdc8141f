export { shellRenderer, type HeadParts, type ShellRenderer } from './frame/renderFrame';
