import { shellConfig } from '@school/shared/vite';

export default shellConfig();
