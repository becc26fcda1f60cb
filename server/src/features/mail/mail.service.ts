export { composeMail, knownLanguage, mailTime } from './compose-mail.ts';
export { buildMailLimits, type MailLimits } from './mail-limits.ts';
export {
  countWaiting,
  deleteMailsTo,
  deleteSentMails,
  deleteWaitingMails,
  insertMail,
  listMails,
  type MailRow,
} from './mails.store.ts';
export { buildOutbox, type ComposedMail, type Composers } from './outbox.ts';
