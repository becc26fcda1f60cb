// The page about signing in
export const pageTitle = (site: string) => `Anmeldung und Sicherheit | ${site}`;
export const pageDescription = 'Wie Sie sich anmelden und wie Ihr Konto geschützt ist.';
export const back = 'Meine QR-Codes';
export const heading = 'Anmeldung und Sicherheit';
export const reason = 'Diese Seite zeigt, wie Ihr Konto geschützt ist.';
export const pageLink = 'Anmeldung und Sicherheit';

// Two-step sign-in
export const twoStepTitle = 'Anmeldung in zwei Schritten';
export const twoStepText =
  'Nach dem Passwort geben Sie einen Code von Ihrem Smartphone ein. So genügt Ihr Passwort allein niemandem, um in Ihr Konto zu gelangen.';
