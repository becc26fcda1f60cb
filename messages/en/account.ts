/** Sign-in, settings, password and account. */

export const resetLinkIncomplete =
  'This link is incomplete. Copy the whole address from the message that contains it, or ask <mail></mail> for a new one.';
export const resetSignsIn = 'You will be signed in here and signed out everywhere else.';
export const newPassword = 'New password';
export const confirmPassword = 'Confirm password';
export const changePassword = 'Change password';
export const passwordChanged = 'Your password has been updated';
export const passwordNotChanged = 'Failed to change password';
