/** What the rest of the server uses of saved codes. */
export { deleteJobRowsOf, deleteOldLibraryJobs, stopJobs, summarizeJobs } from './batch.ts';
export { linkState, timeOf } from './code.ts';
export { type CountedLink, listCountedLinks } from './find.ts';
export {
  countDisabled,
  findModeratedLink,
  listDisabled,
  listLinks,
  lockModeratedLink,
  type ModeratedRow,
  setBlocked,
} from './moderation.ts';
export { deletePicturesOf, sweepPictures } from './pictures.ts';
export {
  hasWorkingLinks,
  hideLinksOf,
  purgeEmptiedBins,
  purgeOldCodes,
  purgeWorkspace,
} from './remove.ts';
export { codesRoutes } from './routes.ts';
export { buildLinkRules } from './rules.ts';
export { listTargetChanges } from './targets.ts';
export { runAccountCommand } from './transfer.ts';
export { deleteExpiredKeys } from './upload.ts';
