import { isolate, number, plural } from './format.ts';

export const style = '样式';

export const design = '设计';
export const looksTab = '预设';
export const coloursTab = '颜色';
export const logoTab = 'Logo';
export const frameTab = '边框';
export const shapeTab = '形状';
export const advancedTab = '高级';

export const looks = '预设';
export const styleApplied = (name: string) => `已应用样式“${isolate(name)}”`;
export const styleCopied = (title: string) => `已复制“${isolate(title)}”的样式`;
export const designReset = '设计已重置';
export const designReplaced = '原来的设计已被替换。';
export const undoDesign = '撤销';
export const resetDesign = '重置设计';

export const surpriseMe = '随机外观';
export const surprised = '新的外观';
export const surpriseNone = '没有找到易于识读的外观。请缩小 Logo 后重试。';
export const quickColour = '颜色';
export const quickAccent = '强调色';
export const corners = '码眼';
export const ownColours = '原来的颜色';
export const copyStyleLabel = '复制其他二维码的样式';
export const copyStyleFrom = '复制样式自…';

export const myStyles = '我的样式';
export const editStyles = '编辑';
export const stylesDone = '完成';
export const saveAsMyStyle = '存为我的样式';
export const stylesFull = (most: number) =>
  `您已保存${number(most)}个样式。如需保存新样式，请先删除一个。`;
export const noStyles =
  '为颜色、形状、Logo和边框起个名称并保存，以后可用于其他二维码。关闭此标签页后样式会消失，登录后可保存为品牌套件。';
export const styleName = '样式名称';
export const styleNameExample = '秋季菜单';
export const saveStyle = '保存样式';
export const cancelStyle = '取消';
export const styleNameMissing = '请输入名称。';
export const noRoomForStyle = '此浏览器的存储空间不足，无法再保存样式。请先删除一个，然后重试。';
export const nameOfStyle = (name: string) => `“${isolate(name)}”的名称`;
export const deleteStyle = (name: string) => `删除“${isolate(name)}”`;
export const styleDeleted = '样式已删除';
export const undoDelete = '撤销';

export const dotColour = '码点颜色';
export const solid = '纯色';
export const linear = '线性渐变';
export const radial = '径向渐变';
export const dotsColour = '码点';
export const centreColour = '中心';
export const edgeColour = '边缘';
export const startColour = '起始';
export const endColour = '结束';
export const direction = '方向';
export const angle = (degrees: number) => `${number(degrees)}°`;
export const background = '背景';
export const transparent = '透明';
export const backgroundTransparent = '背景：透明';
export const transparentNote = '背景透明的二维码需要放在浅色、纯净的底面上。';
export const cornerFramesColour = '码眼外框';
export const cornerFramesSame = '码眼外框：与码点相同';
export const cornerDotsColour = '码眼内点';
export const cornerDotsSame = '码眼内点：与码点相同';
export const sameAsDots = '与码点相同';
export const chooseColour = '选择颜色';
export const chooseColourOf = (field: string) => `${field}：选择颜色`;
export const colourPicker = (field: string) => `${field}，取色器`;
export const colourInvalid = '请输入颜色值，例如#0a6e4f。';

export const yourLogo = '您的Logo';
export const chooseLogo = '选择Logo';
export const replaceLogo = '更换Logo';
export const removeLogo = '移除Logo';
export const logoReading = '正在读取…';
export const logoNote = '支持PNG、JPEG、WebP和SVG。除非保存二维码，否则图片只留在您的浏览器中。';
export const logoTooDense = '此二维码没有放置Logo的空间。请在“高级”中提高纠错等级。';
export const logoSize = '大小';
export const logoShare = (percent: number) =>
  `占宽度的${number(percent / 100, { style: 'percent' })}`;
export const logoSizeHint = (percent: number) =>
  `最大${number(percent / 100, { style: 'percent' })}，再大可能无法扫描。`;
export const logoMargin = 'Logo边距';
export const logoMarginDots = (dots: number) => plural(dots, { other: `${number(dots)}个码点` });
export const logoType = '请选择PNG、JPEG、WebP或SVG格式的图片。';
export const logoFileSize = '请选择不超过20\u00a0MB的图片。';
export const logoNotOpened = '无法打开图片。请检查网络连接，然后重新选择。';
export const logoNoCanvas = '此浏览器无法绘制图片，请换用其他浏览器。';
export const logoIcons = '图标';
export const logoColours = '使用其颜色';

export const frame = '边框';
export const noFrame = '无边框';
/** Printed in a new frame. Latin letters need no further font, so it also works offline. */
export const frameExample = 'Scan me';
export const frameText = '文字';
export const frameTextHint = (characters: number) => `最多${number(characters)}个字符。`;
export const frameCannotShow = (characters: string) =>
  `请使用其他字符。边框无法显示：${isolate(characters)}`;
export const frameCannotShowLetters = (characters: string) =>
  `请使用其他字符。边框无法显示：${isolate(characters)}。边框可以显示拉丁文、希腊文、西里尔文、亚美尼亚文、格鲁吉亚文、希伯来文、阿拉伯文、印地文、孟加拉文、泰米尔文、泰文、中文、日文和韩文。`;
export const frameColour = '边框颜色';
export const frameTextColour = '文字颜色';

export const dotShape = '码点';
export const cornerFrameShape = '码眼外框';
export const cornerDotShape = '码眼内点';

export const margin = '边距（静区）';
export const marginDots = (dots: number) => plural(dots, { other: `${number(dots)}个码点` });
export const marginMeets = '符合标准。';
export const marginBelow = (standard: number) =>
  `标准要求${number(standard)}个码点。如果小于此值，印刷时请在二维码四周留白。`;
export const marginBelowFramed = (standard: number, least: number) =>
  `标准要求${number(standard)}个码点。边框内的边距至少为${number(least)}个码点。`;
export const errorCorrection = '纠错等级';
export const level = (letter: string, percent: number) =>
  `${letter} · ${number(percent / 100, { style: 'percent' })}`;
export const levelHint = '二维码受损多少仍可识别。等级越高，码点越密。';
export const levelReached = (letter: string) =>
  `同样的大小可以容纳${letter}级，因此此二维码使用该级别。`;
export const levelFixed = (type: string, letter: string) =>
  `${type}的标准规定使用${letter}级，无法更改。`;
