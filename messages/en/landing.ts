import { number } from './format.ts';

// The top of the page
export const title = 'Create Professional QR Codes in Seconds';
export const intro =
  'Type a link and get a code that four scanning engines have checked. Free, without sign-up or watermark, and static codes never expire.';
export const startFree = 'Start Free';
export const viewExamples = 'View Examples';

// Try it: a code from an address, on the spot
export const tryIt = 'Try it';
export const tryNeedsScripts =
  'Trying a code here needs JavaScript, which is switched off in your browser. Turn it on and reload the page.';
export const link = 'Your link';
/** The look of the code: plain squares, rounded dots, or too pale to scan. */
export const look = 'Look';
export const squares = 'Squares';
export const dots = 'Dots';
export const tooPale = 'Too pale';
/** Until the visitor changes the code. */
export const enginesWait =
  'Four scanning engines check the code as you change it. Any problems appear here.';
export const styleAndDownload = 'Style and download it';

// Screenshots
export const product = 'The product';
export const generatorPicture =
  'The generator: the address of a menu on the left, its finished code with the download button on the right, saved codes in the sidebar';
export const phonePicture = 'The generator on a phone, with the contact card form';

// Features
export const features = 'Everything you need before you print';
export const designTitle = 'Professional Design';
export const designText =
  'Colours, shapes, gradients, your logo, a frame with a call to action, and a live check that the code still scans.';
export const contentTitle = 'Versatile Content';
export const contentText =
  'Web addresses and contact cards, Wi-Fi, events, payments, messages and more, each encoded to its standard. Accents and emoji arrive as you typed them.';
export const exportTitle = 'Easy Export';
export const exportText =
  'PNG, JPEG and WebP in pixels or millimetres; SVG, PDF and EPS for print. PDF and EPS can also use black ink only. One click downloads a PNG.';
export const trackingTitle = 'Tracking & Analytics';
export const trackingText =
  'Scans of a static code aren’t tracked. A dynamic code counts its scans by day, country and device, without storing an IP address, and you can change where it leads after printing.';
export const outputTitle = 'High-Quality Output';
export const outputText =
  'Raster images up to 8,192 pixels, with every dot on whole pixels, or vector files that are sharp at any size. The highest error correction forgives a scratch or a coffee stain.';
export const securityTitle = 'Security';
export const securityText =
  'Static codes are made in your browser and do not need our servers. The one exception: a code that leads to both the App Store and Google Play opens a page on our site first.';

// Reasons: what other generators do not offer
export const reasons = 'Made to keep working';
export const dynamicTitle = 'Change a code after printing';
/** `codes` is the number of dynamic codes, such as 3. */
export const dynamicText = (codes: number) =>
  `A dynamic code opens through a short link. Change where it leads, pause it or give it an end date, and see its scans by day, country and device. A free account includes ${number(codes)} of them.`;
export const signUpFree = 'Sign up free';
export const bulkTitle = 'A whole spreadsheet at once';
export const bulkText =
  'Turn up to 5,000 rows into a zip of codes, each tested before you download it. Your list stays in your browser unless you save the codes to your account.';
export const makeInBulk = 'Create codes in bulk';
export const leaveTitle = 'Take everything with you';
export const leaveText =
  'Export codes, targets and scans in one file. Another server that runs this software can import your codes and take over the printed ones.';
export const seePlans = 'See the plans';
export const openSourceTitle = 'Free software';
export const openSourceText = (site: string) =>
  `${site} is open source under the MIT licence. Run it on your own server, with your own short links, and change what you like.`;
export const askUs = 'Ask us about it';

// Figures: each text appears below its number
/** 4 */
export const enginesFigure = 'scanning engines check your code before you download it';
/** 7. A dot is one of the squares or dots of a code. */
export const sizesFigure =
  'sizes at which each engine tests your code, from 3 to 14 pixels per dot';
/** 100% */
export const dotsFigure =
  'as readable as plain squares: both of our phone-camera engines read rounded dots at all of these sizes';
/** 0 */
export const requestsFigure = 'requests to other companies unless you agree';

// The end of the page
export const lastTitle = 'Create your first code';
export const lastText = 'Free, without an account, and yours to keep.';
