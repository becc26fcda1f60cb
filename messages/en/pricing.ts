import { number, plural } from './format.ts';

export const title = 'Creating codes is free. Always.';
export const intro =
  'Sign up to save and edit them. Printed codes keep working, whatever your plan.';
/** The price of every plan: no euros. */
export const price = '€0';

// Without an account
export const guest = 'Without an account';
/** Beside the price. */
export const guestNote = 'no account';
export const guestCodes = 'Unlimited static codes';
export const guestContent = 'Every content type, from a link to a Wi-Fi login';
export const guestDesign = 'Every design and every format, no watermark';
export const guestBulk = 'Bulk: up to 5,000 codes from a spreadsheet';
export const guestPrivacy =
  'Codes are made in your browser, never expire, and their scans aren’t tracked';
export const makeCode = 'Create a code';

// Free
/** Beside the price. */
export const freeNote = 'forever';
export const freeCodes = (codes: number, dynamic: number) =>
  plural(codes, {
    one: `Save up to ${number(codes)} code, up to ${number(dynamic)} of them dynamic`,
    other: `Save up to ${number(codes)} codes, up to ${number(dynamic)} of them dynamic`,
  });
export const freeChanges = 'Change where a printed code leads, and see its scans';
export const freeDevices = 'Edit your codes on any device';
export const freeDownloads = 'Download one code, or all as a zip';
export const freeExport = 'Export everything, or delete your account at any time';
export const allCodes = 'All codes';
export const createAccount = 'Create an account';

// Pro. `plan` is the name of the other plan, such as Free.
/** Beside the price. */
export const proNote = 'for now, no card needed';
export const proBase = (plan: string) => `Everything in ${plan}`;
export const proCodes = (codes: number) =>
  plural(codes, {
    one: `Save up to ${number(codes)} code, dynamic if you like`,
    other: `Save up to ${number(codes)} codes, all of them dynamic if you like`,
  });
export const proSlugs = 'Custom slugs for short links';
export const proDowngrade = 'If Pro ever ends, your codes stay and keep working';
export const upgrade = 'Upgrade in Settings';
export const signUpToUpgrade = 'Sign up to upgrade';

// Questions
export const questions = 'Frequently asked questions';
export const stopQuestion = 'Will a code that I print ever stop working?';
export const stopAnswer =
  'Not because of a plan. A static code contains the link itself. It needs no account and no plan, and it works as long as your link does. It does not need our servers either, except for a code that leads to both the App Store and Google Play, which opens a page on our site first. A dynamic code opens through our short link and keeps working on every plan, until you pause or delete it, its end date passes, or we disable it for abuse.';
export const limitQuestion = 'What if I have more codes than my plan allows?';
/** `free` and `pro` are the names of the plans. */
export const limitAnswer = (codes: number, free: string, pro: string) =>
  plural(codes, {
    one: `Nothing is taken away. With more than ${number(codes)} code on ${free} you can open, edit and download all of them; you just can’t add new ones until you have none, or upgrade to ${pro}.`,
    other: `Nothing is taken away. With more than ${number(codes)} codes on ${free} you can open, edit and download all of them; you just can’t add new ones until you have fewer than ${number(codes)} or upgrade to ${pro}.`,
  });
export const dynamicQuestion = 'What is a dynamic code?';
export const dynamicAnswer =
  'A code that contains our short link instead of your address. You can change where it leads after it is printed, pause it, give it a start and an end, and see how often it is scanned. We disable codes only for abuse.';
export const watermarkQuestion = 'Is there a watermark, or a smaller size for free codes?';
export const watermarkAnswer = 'Neither. Everybody gets the same file.';
export const leaveQuestion = 'Can I leave at any time?';
export const leaveAnswer = 'Yes. Export everything, then delete your account in Settings.';
