// Types for the modules that we import; the package declares types only for its main entry.
declare module 'rate-limiter-flexible/lib/RateLimiterMemory.js' {
  export { RateLimiterMemory as default } from 'rate-limiter-flexible';
}
declare module 'rate-limiter-flexible/lib/RateLimiterPostgres.js' {
  export { RateLimiterPostgres as default } from 'rate-limiter-flexible';
}
declare module 'rate-limiter-flexible/lib/RateLimiterRes.js' {
  export { RateLimiterRes as default } from 'rate-limiter-flexible';
}
declare module 'rate-limiter-flexible/lib/RLWrapperTimeouts.js' {
  export { RLWrapperTimeouts as default } from 'rate-limiter-flexible';
}
