export { knownLanguage, letterOf } from './letter.ts';
export { buildMailLimits, type MailLimits } from './mail-limits.ts';
export { deleteSentMails, insertMail, listMails } from './mails.store.ts';
export { buildOutbox, type Composers, type Letter } from './outbox.ts';
