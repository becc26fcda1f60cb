export type AuthMode = 'login' | 'register';
