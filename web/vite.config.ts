import { BUILT_URL } from '@everscan/contract/addressed-files';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { articlePages } from './articles.ts';
import { licenses } from './licenses-plugin.ts';
import { messages } from './messages-plugin.ts';

/** Everything the default draft needs, most of it in core. */
const FIRST_OF_CODE =
  /web\/src\/codes\/(?:content-types|draft|drawing)\.|core\/src\/(?:code-error|content\/(?:content-type|field-value|url)|design\/design\.|encode\/|export\/vector\/(?:path-data|svg\/tiles)|path\/path|scene\/(?:draw-modules|plain-scene)|shape\/(?:dots|shape|standard)\.|style\/)/;

/** Everything else that the generator needs at once. */
const FIRST_OF_GENERATOR =
  /web\/src\/(?:codes\/(?:check-before-download|code-file|code-name|download-code|painting|scene-image)|features\/(?:generator\/(?:can-share|use-code-undo)|links\/placeholder-url|projects\/(?:kept-draft|project-(?:calls|draft|list-skeleton|logos)))|saving\/(?:use-outbox|versions)|lib\/(?:intent-key|use-retry)|ui\/(?:field-frame|segments|select-on-focus|tabs|text-field|use-early-choice))|core\/src\/(?:export\/file-name|scene\/plain\.)|messages:(?:account\/registerNow|library\/codeGone|links\/(?:codeType|static|dynamicCode)|projects\/(?:notSavedTitle|sidebarTitle|undo))|icons\/(?:copy|qr-code|share)\./;

/** What forms and lists share, none of which is in the first view. */
const LATER =
  /web\/src\/(?:codes\/kit-calls|ui\/(?:form-|load-notice|password-field|reveal-button|switch)|lib\/(?:date-time|style-store|use-refusal))|contract\/src\/limits|messages:validation\/textTooLong|icons\/(?:circle-exclamation-point|eye|eye-off|log-in|shield-check)\./;

const LOADED_FIRST = /assets\/(?:react|rolldown-runtime|shared)-/;

/**
 * Modules that most pages need share a file, since each file costs its headers. A group pulls in the
 * imports of its modules, so groups that others import have the higher priority.
 */
const chunks = [
  // With the text of failed pages and the focus after a toast, which are small and needed on every page.
  {
    name: 'react',
    test: /web\/src\/ui\/(?:message|move-focus)\.|node_modules\/(?:react|react-dom|react-router|scheduler|@tanstack(?!.+(?:useMutation|mutationObserver|(?:useI|i)nfiniteQuery(?:Observer)?\.)))\//,
    minShareCount: 2,
    priority: 4,
  },
  // What the generator shares with single pages and with parts that load later.
  { name: 'generator', test: FIRST_OF_GENERATOR, minShareCount: 2, priority: 1 },
  { name: 'site', test: /web\/src\/features\/(?:blog|site)\//, minShareCount: 2 },
  { name: 'code', test: FIRST_OF_CODE, minShareCount: 2, priority: 2 },
  {
    // Without the schemas of calls, which load with the forms that use them.
    name: 'shared',
    test: /\/(?:web\/src\/(?:ui(?!\/(?:form-|load-notice|password-field|prose-elements|reveal-button|switch))|lib(?!\/(?:date-time|form-resolver|large-work|use-debounced|style-store|use-refusal|structured-data|worker-calls))|codes(?!\/(?:check-before-download|code-file|code-name|kit-calls|library-calls|scan-checker|use-code-search|content-types|draft|draft-link|drawing|painting|plain-painting|scene-image)\.)|pages)|contract\/src(?!\/(?:[\w-]+\.schemas|content|design|dimensions|email|errors|export-file|field-faults|file-response|limits|requests|slug)\b))\/|site\.config|vite\/preload-helper/,
    minShareCount: 7,
    priority: 3,
  },
  { name: 'later', test: LATER, minShareCount: 2 },
  // The menu of languages, which loads on every page after the first view.
  {
    name: 'languages',
    test: /features\/site\/language-|contract\/src\/preferred-language|messages:language\//,
    priority: 1,
  },
  // The registries of shapes and eyes: never in the first view.
  {
    name: 'designs',
    test: /core\/src\/(?!design\/design\.|path\/path|scene\/(?:draw|plain)|shape\/(?:dots|shape|standard)\.)(?:design|eye-ball|eye-frame|frame|image|lettering|logo|path|scene|shape)\//,
    minShareCount: 2,
    priority: 1,
  },
];

const licences = licenses();

const developmentUrl = (process.env.PUBLIC_URL || 'http://localhost:5173').replace(/\/+$/, '');

export default defineConfig(({ command }) => ({
  plugins: [messages(), articlePages(), tailwindcss(), reactRouter(), licences.site()],
  define: {
    __PUBLIC_URL__: JSON.stringify(command === 'build' ? BUILT_URL : developmentUrl),
  },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    // The first view has loaded these before any other part is asked for.
    modulePreload: {
      resolveDependencies: (_file, files) => files.filter((file) => !LOADED_FIRST.test(file)),
    },
    rolldownOptions: { output: { codeSplitting: { groups: chunks } } },
  },
  // The worker of the scan check, which loads with its engines when a code is first checked.
  worker: { format: 'es', plugins: () => [messages(), licences.worker()] },
  server: { proxy: { '/api': 'http://localhost:3000' } },
}));
