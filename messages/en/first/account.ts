import { number } from '../format.ts';

// The dialog to log in or to register. The question and the button after it share a line.
export const loginTitle = 'Welcome back';
export const registerTitle = 'Create an account';

// The invitation to register
export const registerCardTitle = 'Register to unlock more features';
export const saveBenefit = (count: number) => `Save up to ${number(count)} QR codes for free`;
export const changeBenefit = 'Change where printed codes lead';
export const scansBenefit = 'See how often they are scanned';
export const registerNow = "Register Now - It's Free";

// The buttons in the sidebar
export const sidebarLogin = 'Login';

// Settings: the plan
export const settingsTitle = 'Account Settings';

// Failures for which the server gave no reason
export const logoutFailed = 'Logout failed';
