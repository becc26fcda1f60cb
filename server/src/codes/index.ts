/** What the rest of the server uses of saved codes. */
export { deleteJobRowsOf, deleteOldLibraryJobs, stopJobs, summarizeJobs } from './batch.ts';
export { linkState } from './code.ts';
export { countedLinks } from './find.ts';
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
export { type PersonalSections, runAccountCommand } from './transfer.ts';
export { deleteExpiredKeys } from './upload.ts';
