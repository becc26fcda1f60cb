/** A command as the documents write it, and what stands for its placeholders. */
export type Step = {
  command: string;
  /** By placeholder. `FOLDER` in a value is the folder of the run. */
  with?: Readonly<Record<string, string>>;
  /** Runs on another, empty `DATA_DIR`. */
  isElsewhere?: true;
};

const ana = { EMAIL: 'ana@example.com' };
const ben = { EMAIL: 'ben@example.com' };
const backups = { '/srv/backups': 'FOLDER/backups' };
const backup = { '/srv/backups/everscan-….tar.zst': 'FOLDER/backups/everscan-*.tar.zst' };
const kit = { '/srv/kits/first': 'FOLDER/kit', 'public-key.pem': 'FOLDER/kit/public-key.pem' };

/** The commands that the lab runs, one after another with the same data. */
export const steps: readonly Step[] = [
  { command: 'npx node --env-file-if-exists=.env server/src/main.ts --check' },
  { command: 'npm run admin -- doctor' },
  { command: 'npm run admin -- create EMAIL', with: ana },
  { command: 'npm run admin -- grant EMAIL', with: ana },
  { command: 'npm run admin -- invite EMAIL', with: ben },
  { command: 'npm run admin -- invitations' },
  { command: 'npm run admin -- uninvite EMAIL', with: ben },
  { command: 'npm run admin -- reset-link EMAIL', with: ana },
  { command: 'npm run admin -- remove-factors EMAIL', with: ana },
  { command: 'npm run admin -- sign-out EMAIL', with: ana },
  { command: 'npm run admin -- mail' },
  {
    command: 'npm run admin -- disable CODE REASON',
    with: { CODE: 'CODE2222', REASON: "'a phishing page'" },
  },
  {
    command: 'npm run --silent admin -- export EMAIL > account.json',
    with: { ...ana, 'account.json': 'FOLDER/account.json' },
  },
  {
    command: 'npm run admin -- import FILE EMAIL',
    with: { ...ana, FILE: 'FOLDER/account.json' },
  },
  { command: 'npm run admin -- kit DIR', with: { DIR: 'FOLDER/kit' } },
  { command: 'npm run admin -- verify-kit /srv/kits/first public-key.pem', with: kit },
  { command: 'npm run admin -- backup /srv/backups', with: backups },
  { command: 'npm run admin -- verify /srv/backups/everscan-….tar.zst', with: backup },
  {
    command: 'npm run admin -- restore /srv/backups/everscan-….tar.zst',
    with: backup,
    isElsewhere: true,
  },
  { command: 'age-keygen -o backup-key.txt', with: { 'backup-key.txt': 'FOLDER/key.txt' } },
  {
    command: 'npm run admin -- restore FILE --identity backup-key.txt',
    with: { FILE: 'FOLDER/encrypted.age', 'backup-key.txt': 'FOLDER/key.txt' },
    isElsewhere: true,
  },
];
