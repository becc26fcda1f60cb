// The page about signing in
export const pageTitle = (site: string) => `Logowanie i bezpieczeństwo | ${site}`;
export const pageDescription = 'Jak się logujesz i jak chronione jest Twoje konto.';
export const back = 'Moje kody QR';
export const heading = 'Logowanie i bezpieczeństwo';
export const reason = 'Ta strona pokazuje, jak chronione jest Twoje konto.';
export const pageLink = 'Logowanie i bezpieczeństwo';

// Two-step sign-in
export const twoStepTitle = 'Logowanie dwuetapowe';
export const twoStepText =
  'Po haśle podajesz kod z telefonu. Dzięki temu samo hasło nikomu nie wystarczy, aby się zalogować.';
