export { deleteKeysOf } from './project-keys.store.ts';
