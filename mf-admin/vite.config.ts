import { remoteConfig } from '@school/shared/vite';

export default remoteConfig({ name: 'mf-admin', root: import.meta.dirname });
