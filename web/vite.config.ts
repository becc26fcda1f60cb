import { BUILT_URL } from '@everscan/contract/addressed-files';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { articlePages } from './articles.ts';
import { chunks, findPages, isLoadedFirst } from './chunks.ts';
import { licenses } from './licenses-plugin.ts';
import { messages, noMessages } from './messages-plugin.ts';

const licences = licenses();

const developmentUrl = (process.env.PUBLIC_URL || 'http://localhost:5173').replace(/\/+$/, '');

export default defineConfig(({ command }) => ({
  plugins: [findPages, messages(), articlePages(), tailwindcss(), reactRouter(), licences.site()],
  define: {
    __PUBLIC_URL__: JSON.stringify(command === 'build' ? BUILT_URL : developmentUrl),
  },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    cssCodeSplit: false,
    modulePreload: {
      resolveDependencies: (_file, files) => files.filter((file) => !isLoadedFirst(file)),
    },
    rolldownOptions: { output: { codeSplitting: { groups: chunks } } },
  },
  // The worker of the scan check, which loads with its engines when a code is first checked.
  worker: { format: 'es', plugins: () => [noMessages(), licences.worker()] },
  server: { proxy: { '/api': 'http://localhost:3000' } },
}));
