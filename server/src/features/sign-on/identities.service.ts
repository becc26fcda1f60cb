export { deleteIdentitiesOf } from './sign-on.store.ts';
