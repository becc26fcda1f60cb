import { number, plural } from './format.ts';

export * from './first/pages.ts';

// Titles and descriptions: the tab of the browser, and what a search engine shows. `site` is the name of the site.
export const landingTitle = (site: string) => `Create professional QR codes in seconds | ${site}`;
export const landingDescription =
  'Make a QR code for a link, a contact card, Wi-Fi, an event or a payment, and print it at any size. Free, without sign-up, and a static code never expires.';
export const pricingTitle = (site: string) => `Pricing | ${site}`;
/** `codes` and `dynamic` are limits of the free plan, `proCodes` is the limit of the plan named `pro`. */
export const pricingDescription = (codes: number, dynamic: number, proCodes: number, pro: string) =>
  plural(codes, {
    one: `Static codes are free and unlimited, without sign-up. A free account saves up to ${number(codes)} code, up to ${number(dynamic)} of them dynamic; ${pro} saves up to ${number(proCodes)}.`,
    other: `Static codes are free and unlimited, without sign-up. A free account saves up to ${number(codes)} codes, up to ${number(dynamic)} of them dynamic; ${pro} saves up to ${number(proCodes)}.`,
  });
export const examplesTitle = (site: string) => `QR code examples | ${site}`;
export const examplesDescription =
  'QR codes for menus, business cards, posters, signs and more. Scan one from the screen, or open it in the generator and make it yours.';
export const bulkTitle = (site: string) => `Bulk QR codes | ${site}`;
export const bulkDescription =
  'Turn up to 5,000 rows of a spreadsheet into a zip of QR codes, each read back by two scanners. Your list stays in your browser unless you save the codes.';
export const scansTitle = (site: string) => `Scans | ${site}`;
export const scansDescription = 'How often, when and where your dynamic QR codes are scanned.';
export const contactTitle = (site: string) => `Contact | ${site}`;
export const contactDescription = (site: string) =>
  `How to reach the people behind ${site}: questions, ideas, a code that does not scan, or a security problem.`;
export const reportTitle = (site: string) => `Report a code | ${site}`;
export const reportDescription =
  'Report one of our QR codes that leads to phishing, malware, spam or worse.';
export const resetTitle = (site: string) => `New password | ${site}`;
export const resetDescription = 'Choose a new password for your account.';
export const storesTitle = (site: string) => `Get the app | ${site}`;
export const storesDescription = 'Opens the app in your phone’s app store.';
export const notFoundTitle = (site: string) => `Page not found | ${site}`;
export const notFoundDescription = 'This page does not exist.';

// The generator
/** A dynamic code could not be created; the reason follows. */
export const notCreated = 'Not created';
/** A dynamic code was made from a saved static one. */
export const dynamicCreated = 'Dynamic code created';
export const staticKept = 'It is a new code. The static one stays as it was.';

// Bulk codes
export const bulkHeading = 'Bulk QR codes';
export const bulkIntro =
  'Turn a spreadsheet into a zip of codes, each read back by two scanning engines. Your list stays in your browser unless you save the codes to your account.';

// Scans
export const scansHeading = 'Scans';
/** For visitors who are not signed in. */
export const scansReason = 'This page shows how often your dynamic codes are scanned.';

// Contact
export const contactHeading = 'Contact';
export const writeTitle = 'Write to us';
/** `mail` is an email address. */
export const writeText =
  '<mail></mail> goes to a real person. It helps to say what you are printing and where people will scan it.';
export const scanTitle = 'A code doesn’t scan';
/** The guide is an article of the blog. */
export const scanText =
  'Attach the file and a photo of the print, and tell us which phone you used. The <guide>compatibility guide</guide> lists the usual causes: too small, too little margin, too little contrast.';
export const abuseTitle = 'Report abuse';
export const abuseText =
  'If a code with our short link leads to phishing, malware or spam, <report>report it</report>. You don’t need an account.';
export const feedbackTitle = 'Feedback while you work';
export const feedbackText =
  'When you are signed in, the Feedback button on every page opens a short form.';
export const company = 'For company details, see the <imprint>imprint</imprint>.';

// Report a code
export const reportHeading = 'Report a code';
export const reportIntro =
  'Did a QR code with our short link lead you somewhere harmful? A person reads every report and disables harmful codes. You don’t need an account.';
export const reportThanks = 'Thank you for your report';
export const reportNext =
  'If this is one of our codes, we will look at it. If you entered a password or paid, change the password and call your bank now. Don’t wait for us.';
export const reportAnother = 'Report another code';

// New password
export const resetHeading = 'Choose a new password';

// App stores: the page behind codes of apps
export const storesHeading = 'Get the app';
export const storesChoose = 'Choose your app store.';
export const storesIncomplete =
  'This link is incomplete: it does not name an app. Scan the code again, or search for the app in your app store.';
export const storesNeedScripts =
  'This page needs JavaScript to find the app. Turn it on and reload the page, or search for the app in your app store.';

// Not found
export const notFoundHeading = 'This page does not exist';
export const notFoundText =
  'The address may be mistyped, or the page may have moved. You can <make>create a QR code</make> instead.';
