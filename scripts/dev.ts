/** The server, restarted on change, behind Vite's development server on http://localhost:5173. */
import { spawn } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const node = process.execPath;
const commands = [
  { args: ['--watch', 'server/src/main.ts'], cwd: root },
  { args: [join(root, 'node_modules/.bin/react-router'), 'dev'], cwd: join(root, 'web') },
];
const children = commands.map(({ args, cwd }) => spawn(node, args, { cwd, stdio: 'inherit' }));
for (const child of children) {
  child.on('exit', (code) => {
    for (const other of children) other.kill();
    process.exitCode = code ?? 0;
  });
}
