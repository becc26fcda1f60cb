export { letterOf } from './letter.ts';
export { deleteSentMails, insertMail, listMails } from './mails.store.ts';
export { buildOutbox, type Composers, type Letter } from './outbox.ts';
