export { knownLanguage, letterOf, mailTime } from './letter.ts';
export { buildMailLimits, type MailLimits } from './mail-limits.ts';
export { deleteSentMails, insertMail, listMails, type MailRow } from './mails.store.ts';
export { buildOutbox, type Composers, type Letter } from './outbox.ts';
