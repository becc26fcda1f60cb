// The banner
export const bannerLabel = 'Pliki cookie';
export const usedIfAccepted =
  'Analityczne i reklamowe pliki cookie są używane tylko za Twoją zgodą.';
export const essentialOnly = 'Ta witryna używa tylko niezbędnych plików cookie.';
export const privacyPolicy = 'Polityka prywatności';
export const rejectAll = 'Odrzuć wszystkie';
export const acceptAll = 'Akceptuj wszystkie';

// The dialog
export const settingsTitle = 'Ustawienia plików cookie';

// The notice for visitors who have allowed advertising
export const openSettings = 'Ustawienia plików cookie';
