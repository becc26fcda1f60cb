import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Builder, By, Capabilities, error, Key, until as when } from 'selenium-webdriver';
import { freePort } from '../../server/src/testing/postgres-server.ts';
import { endWithParent } from '../faults/child-processes.ts';
import { type Browser, PATIENCE_MS, until } from './browser.ts';

const MINI_BROWSER = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';
/** What a click meets while the page changes. */
const NOT_YET = [
  error.ElementClickInterceptedError,
  error.ElementNotInteractableError,
  error.StaleElementReferenceError,
];

/** Debian's WebKitGTK, the engine of Safari, on a display of its own, driven by WebDriver. */
export async function startWebkit(directory: string): Promise<Browser> {
  const downloads = join(directory, 'webkit');
  const config = join(directory, 'webkit-config');
  for (const folder of [downloads, config]) mkdirSync(folder);
  writeFileSync(join(config, 'user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${downloads}"\n`);
  const display = `:${100 + Math.floor(Math.random() * 900)}`;
  const screen = await started('xvfb', 'Xvfb', [display, '-screen', '0', '1280x1024x24'], {});
  const port = await freePort();
  const server = await started('webkit2gtk-driver', 'WebKitWebDriver', [`--port=${port}`], {
    DISPLAY: display,
    XDG_CONFIG_HOME: config,
    GDK_BACKEND: 'x11',
    LIBGL_ALWAYS_SOFTWARE: '1',
    LC_ALL: 'C.UTF-8',
  });
  const driver = await new Builder()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities(
      new Capabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': {
          binary: MINI_BROWSER,
          args: ['--automation'],
        },
      }),
    )
    .build();
  await driver.manage().setTimeouts({ script: 120_000, pageLoad: 120_000 });

  const find = (xpath: string) => driver.wait(when.elementLocated(By.xpath(xpath)), PATIENCE_MS);
  return {
    name: 'WebKit',
    downloads,
    open: (address) => driver.get(address),
    async click(xpath) {
      await until(`a click on ${xpath}`, async () => {
        const element = await find(xpath);
        return element.click().then(
          () => true,
          (thrown: Error) => {
            if (NOT_YET.some((kind) => thrown instanceof kind)) return false;
            throw thrown;
          },
        );
      });
    },
    async fill(xpath, text) {
      const field = await find(xpath);
      await field.clear();
      await field.sendKeys(text);
    },
    async chooseFile(xpath, path) {
      await (await find(xpath)).sendKeys(path);
    },
    paste: () => driver.actions().keyDown(Key.CONTROL).sendKeys('v').keyUp(Key.CONTROL).perform(),
    async run(body, ...args) {
      const [result, thrown] = await driver.executeAsyncScript<[never, string?]>(
        `const done = arguments[1];
         (async (args) => { ${body} })(arguments[0]).then(
           (result) => done([result ?? null]), (error) => done([null, String(error)]));`,
        args,
      );
      if (thrown) throw new Error(thrown);
      return result;
    },
    async close() {
      await driver.quit();
      server.kill();
      screen.kill();
    },
  };
}

/** @throws when the program is missing or ends at once */
async function started(
  debianPackage: string,
  program: string,
  args: string[],
  variables: NodeJS.ProcessEnv,
): Promise<ChildProcess> {
  const child = spawn(program, args, { env: { ...process.env, ...variables }, stdio: 'ignore' });
  endWithParent(child);
  const failed = new Promise<never>((_, reject) => {
    const fail = () =>
      reject(new Error(`${program} does not run: apt-get install ${debianPackage}`));
    child.once('error', fail).once('exit', fail);
  });
  failed.catch(() => {}); // when it ends later, its sessions report that
  await Promise.race([failed, pause(2000)]);
  return child;
}
