export * from '@school/shared/ui';
export * from 'react';
