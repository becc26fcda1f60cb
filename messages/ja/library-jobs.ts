export const jobMissing = 'この変更はもう存在しません。変更は1日の間だけ確認と取り消しができます。';
