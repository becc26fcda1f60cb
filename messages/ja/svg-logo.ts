export const nestedEntities =
  'このSVGには入れ子になったエンティティが含まれています。描画ソフトから書き出し直してください。';
export const tooComplex =
  'このSVGはロゴとしては複雑すぎます。もっとシンプルなものを選択してください。';
export const drawsNothing = 'このSVGには何も描かれていません。別の画像を選択してください。';
export const staysVector =
  'ロゴはベクター画像のまま保たれ、SVG、PDF、EPSではどの大きさでも鮮明です。';
export const becameText =
  'テキストが含まれているため、ロゴをピクセル画像に変換しました。どの大きさでも鮮明に保つには、テキストをアウトライン化してからアップロードし直してください。';
export const becamePicture =
  '画像が含まれているため、ロゴをピクセル画像に変換しました。パスだけの図形なら、どの大きさでも鮮明です。';
export const becameEffect =
  'フィルター、マスク、パターンなどの効果が使われているため、ロゴをピクセル画像に変換しました。効果のない図形なら、どの大きさでも鮮明です。';
export const becameSize =
  '細部が多すぎるため、ロゴをピクセル画像に変換しました。もっとシンプルな図形なら、どの大きさでも鮮明です。';
