export const checkBeforeDownload = '下载前会自动检查';
export const notChecked = '未检测';
export const checkNotFinished = '扫码检测未能完成。印刷前，请先用手机扫码测试该文件。';
