export const nestedEntities = '此 SVG 含有嵌套实体。请从绘图软件重新导出。';
export const tooComplex = '此 SVG 过于复杂，不适合用作徽标。请选择更简单的文件。';
export const drawsNothing = '此 SVG 没有任何图形。请选择其他图片。';
export const staysVector = '徽标保持为矢量图：在 SVG、PDF 和 EPS 中以任何尺寸显示都清晰。';
export const becameText =
  '徽标含有文字，已转换为像素图。要在任何尺寸下保持清晰，请将文字转换为路径后重新上传。';
export const becamePicture = '徽标含有图片，已转换为像素图。只由路径组成的图形在任何尺寸下都清晰。';
export const becameEffect =
  '徽标使用了滤镜、蒙版或图案等效果，已转换为像素图。不含这些效果的图形在任何尺寸下都清晰。';
export const becameSize = '徽标细节过多，已转换为像素图。更简单的图形在任何尺寸下都清晰。';
