// The banner. A link to the privacy policy follows the sentence.
export const bannerLabel = 'Cookies';
export const usedIfAccepted = 'Analytics and advertising cookies are only used if you accept.';
export const essentialOnly = 'We use only essential cookies.';
export const privacyPolicy = 'Privacy policy';
export const rejectAll = 'Reject All';
export const acceptAll = 'Accept All';

// The dialog
export const settingsTitle = 'Cookie settings';

// The notice for visitors who have allowed advertising
export const openSettings = 'Cookie settings';
