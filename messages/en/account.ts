import { isolate, number, plural } from './format.ts';

export * from './first/account.ts';

/** Sign-in, settings, password and account. */

// The dialog to log in or to register. The question and the button after it share a line.
export const loginIntro = 'Login to access your saved QR codes';
export const login = 'Login';
export const loggingIn = 'Logging in...';
export const loginQuestion = 'Don’t have an account?';
export const toRegister = 'Sign up';
export const loggedInTitle = 'Welcome back!';
export const loggedIn = 'Successfully logged in.';
export const registerIntro = 'Sign up to save and manage your QR codes';
export const register = 'Create account';
export const registering = 'Creating account...';
export const registerQuestion = 'Already have an account?';
export const toLogin = 'Login';
export const registeredTitle = 'Registration successful!';
export const registered = 'You can now save and manage your QR codes.';
export const email = 'Email';
export const password = 'Password';
export const showPassword = 'Show password';
export const commonPassword = 'This password is easy to guess. A longer one is safer.';
export const authenticationFailed = 'Authentication failed';

// A forgotten password
export const forgotPassword = 'Forgot your password?';
export const resetMailSent = (address: string) =>
  `If there is an account for ${isolate(address)}, we have sent a link to set a new password. The link works for 30 minutes. If it doesn’t arrive, check your spam folder.`;
export const resetByOperator =
  'Write to <mail></mail> for a link to set a new password. Your codes keep working.';

// The page that sets a new password
export const resetLinkIncomplete =
  'This link is incomplete. Copy the whole address from the message that contains it, or ask <mail></mail> for a new one.';
export const resetSignsIn = 'You will be signed in here and signed out everywhere else.';

// The form that changes the password
export const currentPassword = 'Current password';
export const newPassword = 'New password';
export const confirmPassword = 'Confirm password';
export const changePassword = 'Change password';
export const passwordChanged = 'Your password has been updated';
export const passwordNotChanged = 'Failed to change password';

// In place of a page that needs an account
export const signInTitle = 'Please sign in';
export const signIn = 'Sign in';
export const adminOnly = 'This page is for the administrators of this site.';
export const noAccessTitle = 'You don’t have access to this page';
/** The part `user` is an email address. */
export const noAccess =
  'It is for administrators, and <user></user> is not one. If you need access, ask the operator of this site.';
export const useAnotherAccount = 'Use another account';

// The buttons in the sidebar
export const settings = 'Settings';
export const logout = 'Logout';
export const accountOf = (email: string) => `Account: ${email}`;
export const administration = 'Administration';
export const loggedOutTitle = 'Logged out';
export const loggedOut = 'You have been successfully logged out.';
export const notLoggedOut = 'Failed to log out. Please try again.';
export const leaveTitle = 'Log out and lose changes?';
/** `names` are the codes with these changes. */
export const leaveText = (names: string) =>
  `These changes could not be saved: ${names}. Logging out deletes them from this device.`;
export const stay = 'Stay';
export const leaveAndLose = (count: number) =>
  plural(count, {
    one: 'Log out and lose 1 change',
    other: `Log out and lose ${number(count)} changes`,
  });

// Settings: the plan
export const allSettings = 'All settings';

// Settings: the page
export const settingsPageTitle = (site: string) => `Settings | ${site}`;
export const settingsDescription = 'Your plan, your profile, how you sign in, and your data.';
/** Why signing in is needed. */
export const settingsReason = 'This page shows the settings of your account.';
export const planTitle = 'Plan';
export const profileTitle = 'Profile';
export const profileText = 'Your email address, and how this site looks on this device.';
/** Heads the deletion of the account. */
export const dangerTitle = 'Danger zone';
export const planLimits = (saved: number, dynamic: number) =>
  `Up to ${number(saved)} saved codes, up to ${number(dynamic)} of them dynamic`;
export const upgradeTo = (plan: string) => `Upgrade to ${plan}`;

// Settings: export
export const dataTitle = 'Your data';
export const dataText =
  'One file with your codes, their targets and their scans. Another server that runs this software can import the codes.';
export const exportEverything = 'Export everything';
export const preparingExport = 'Preparing the export…';
/** The size so far, such as `1.2 MB`. */
export const preparingExportSize = (size: string) => `Preparing the export… ${size}`;
export const exportSaved = (file: string, size: string) => `Saved ${isolate(file)}, ${size}.`;
export const exportFailed = 'The export failed. Please try again.';

// Settings: import
export const importFromFile = 'Import from a file';
export const fileToImport = 'File to import';
export const readingFile = 'Reading the file…';
export const importing = (current: number, total: number) =>
  `Importing code ${number(current)} of ${number(total)}…`;
export const fileUnreadable = 'The file could not be read. Please try again.';
export const fileTooLarge = 'This file is too large to import.';
export const notAnExport =
  'This file is not an account export. Choose the .json file that you exported.';
export const imported = (count: number) =>
  plural(count, {
    one: `${number(count)} code imported.`,
    other: `${number(count)} codes imported.`,
  });
export const importedBefore = (count: number) =>
  plural(count, {
    one: `${number(count)} code was already in your account.`,
    other: `${number(count)} codes were already in your account.`,
  });
export const importedElsewhere = (count: number) =>
  plural(count, {
    one: `${number(count)} code uses the address of another server. It will work once that address points to this server.`,
    other: `${number(count)} codes use the address of another server. They will work once that address points to this server.`,
  });
export const someNotImported = 'The following could not be imported:';
export const notImportedList = 'Items that were not imported';
/** A code of the file that has no name. */
export const codeNumber = (position: number) => `Code ${number(position)}`;
/** The field is the name of a part of the file, such as `data.url`. */
export const fieldProblem = (field: string, problem: string) => `${isolate(field)}: ${problem}`;
export const codeProblem = (problem: string) => `Code: ${problem}`;
export const codeNotImported = 'This code could not be imported.';
export const moreNotImported = (count: number) => `${number(count)} more`;
export const importStopped = 'Not imported, because the import stopped.';

// Settings: delete the account
export const deleteAccount = 'Delete Account';
export const deleteTitle = 'Are you sure?';
export const deleteText =
  'This action cannot be undone. This will permanently delete your account and remove your data from our servers.';
export const deleteDynamicCodes = (count: number) =>
  plural(count, {
    one: 'Your dynamic code stops working permanently, including all printed copies. Static codes keep working.',
    other: `Your ${number(count)} dynamic codes stop working permanently, including all printed copies. Static codes keep working.`,
  });
export const cancel = 'Cancel';
export const accountDeletedTitle = 'Account deleted';
export const accountDeleted = 'Your account has been successfully deleted.';
export const accountNotDeleted = 'Failed to delete account';

// Failures for which the server gave no reason
export const loginFailed = 'Login failed';
export const registrationFailed = 'Registration failed';
export const passwordResetFailed = 'The link could not be sent. Please try again.';
export const passwordChangeFailed = 'Password change failed';
export const deletionFailed = 'Account deletion failed';
export const subscriptionFailed = 'Subscription failed';
