import { BUILT_IP_STORAGE, BUILT_SESSION_DAYS } from '@everscan/contract/addressed-files';

/** Settings of the operator that the privacy policy states. The server writes them into each page, like its address. */
const { sessionDays, ipStorage } = import.meta.env.SSR
  ? { sessionDays: BUILT_SESSION_DAYS, ipStorage: BUILT_IP_STORAGE }
  : document.documentElement.dataset;

export { ipStorage, sessionDays };
