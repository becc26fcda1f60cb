/** Who may create an account, and how. */

// The page that a link in an invitation opens
export const pageTitle = (site: string) => `You are invited to ${site}`;
export const pageDescription = 'Create your account with the link from your invitation.';
export const heading = 'Create your account';
export const intro = 'You have been invited. Choose a password to create your account.';
export const linkIncomplete =
  'This link is incomplete. Copy the whole address from your invitation, or ask <mail></mail> for a new one.';

// In the dialog, where only invited people may register
export const askForInvitation =
  'You need an invitation to create an account here. Ask <mail></mail> for one.';

// Errors
export const invitationNeeded =
  'You need an invitation to create an account here. Ask the operator of this site for one.';
export const invitationUnusable =
  'This invitation has expired, has already been used, or is for another address. If you have just created your account with it, sign in.';
export const registrationClosed = 'This site does not accept new accounts.';
/** The quoted words begin the button that the area sign-on names. */
export const registrationByProvider =
  'Accounts on this site are created through single sign-on. Choose “Continue with …” in the sign-in dialog.';
