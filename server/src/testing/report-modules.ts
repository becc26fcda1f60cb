/**
 * A value for NODE_OPTIONS that prints the URL of every OpenTelemetry module that Node loads, except for the
 * interface that prom-client needs.
 */
export const REPORT_MODULES = `--import=data:text/javascript,${encodeURIComponent(`
  import { registerHooks } from 'node:module';
  registerHooks({
    load(url, context, next) {
      if (/@opentelemetry.(?!api.)/.test(url)) console.log('loaded ' + url);
      return next(url, context);
    },
  });
`)}`;
