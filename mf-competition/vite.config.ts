import { remoteConfig } from '@school/shared/vite';

export default remoteConfig({ name: 'mf-competition', root: import.meta.dirname });
