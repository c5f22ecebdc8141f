import { remoteConfig } from '@school/shared/vite';

export default remoteConfig({ name: 'mf-donate', root: import.meta.dirname });
