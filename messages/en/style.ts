/** The design panel: colours, logo, frame, shapes, and styles that the visitor has saved. */
import { isolate, number, plural } from './format.ts';

export const style = 'Style';

// Parts of the panel
export const design = 'Design';
export const looksTab = 'Looks';
export const coloursTab = 'Colours';
export const logoTab = 'Logo';
export const frameTab = 'Frame';
export const shapeTab = 'Shape';
export const advancedTab = 'Advanced';

// Looks
export const looks = 'Looks';
export const styleApplied = (name: string) => `Style “${isolate(name)}” applied`;
export const styleCopied = (title: string) => `Style copied from “${isolate(title)}”`;
export const designReset = 'Design reset';
export const designReplaced = 'Your design was replaced.';
export const undoDesign = 'Undo';
export const resetDesign = 'Reset design';

// Quick controls
export const surpriseMe = 'Surprise me';
export const surprised = 'A new look';
export const surpriseNone =
  'No look was found that reads well. Make the logo smaller, then try again.';
export const quickColour = 'Colour';
export const quickAccent = 'Accent';
export const corners = 'Corners';
export const ownColours = 'Original colours';
export const copyStyleLabel = 'Copy the style of another code';
export const copyStyleFrom = 'Copy style from…';

// My styles
export const myStyles = 'My styles';
export const editStyles = 'Edit';
export const stylesDone = 'Done';
export const saveAsMyStyle = 'Save to my styles';
export const stylesFull = (most: number) =>
  `You have saved ${number(most)} styles. Delete one to save another.`;
export const noStyles =
  'Save colours, shapes, logo and frame as a style, and use it for other codes. Styles stay until you close this tab. Sign in to keep them as brand kits.';
export const styleName = 'Style name';
export const styleNameExample = 'Autumn menu';
export const saveStyle = 'Save style';
export const cancelStyle = 'Cancel';
export const styleNameMissing = 'Enter a name.';
export const noRoomForStyle =
  'This browser has no room for another style. Delete one, then try again.';
/** For screen readers: the field that renames a style. */
export const nameOfStyle = (name: string) => `Name of ${isolate(name)}`;
export const deleteStyle = (name: string) => `Delete ${isolate(name)}`;
export const styleDeleted = 'Style deleted';
export const undoDelete = 'Undo';

// Colours
export const dotColour = 'Dot colour';
export const solid = 'Solid';
export const linear = 'Linear';
export const radial = 'Radial';
export const dotsColour = 'Dots';
/** The two colours of a radial gradient. */
export const centreColour = 'Centre';
export const edgeColour = 'Edge';
/** The two colours of a linear gradient. */
export const startColour = 'Start';
export const endColour = 'End';
export const direction = 'Direction';
export const angle = (degrees: number) => `${number(degrees)}°`;
export const background = 'Background';
export const transparent = 'Transparent';
export const backgroundTransparent = 'Background: transparent';
export const transparentNote = 'A transparent code needs a light, plain surface behind it.';
/** The rings in three corners of a code, and the squares inside them. */
export const cornerFramesColour = 'Corner frames';
export const cornerFramesSame = 'Corner frames: same as dots';
export const cornerDotsColour = 'Corner dots';
export const cornerDotsSame = 'Corner dots: same as dots';
export const sameAsDots = 'Same as dots';
export const chooseColour = 'Choose a colour';
/** `field` is the label of a colour, such as "Background". */
export const chooseColourOf = (field: string) => `${field}: choose a colour`;
export const colourPicker = (field: string) => `${field}, colour picker`;
export const colourInvalid = 'Enter a colour such as #0a6e4f.';

// Logo
export const yourLogo = 'Your logo';
export const chooseLogo = 'Choose a logo';
export const replaceLogo = 'Replace logo';
export const removeLogo = 'Remove logo';
export const logoReading = 'Reading…';
export const logoNote = 'PNG, JPEG, WebP or SVG. Stays in your browser unless you save the code.';
export const logoTooDense =
  'This code has no room for a logo. Raise the error correction under Advanced.';
export const logoSize = 'Size';
export const logoShare = (percent: number) =>
  `${number(percent / 100, { style: 'percent' })} of the width`;
export const logoSizeHint = (percent: number) =>
  `Up to ${number(percent / 100, { style: 'percent' })}. Any larger and the code may not scan.`;
export const logoMargin = 'Logo margin';
/** May be a half, such as 1.5. */
export const logoMarginDots = (dots: number) =>
  plural(dots, { one: `${number(dots)} dot`, other: `${number(dots)} dots` });
export const logoType = 'Choose a PNG, JPEG, WebP or SVG image.';
export const logoFileSize = 'Choose an image no larger than 20 MB.';
export const logoNotOpened =
  'The picture could not be opened. Check your connection, then choose it again.';
export const logoNoCanvas = 'This browser cannot draw images. Try another browser.';
export const logoIcons = 'Icons';
export const logoColours = 'Use its colours';

// Frame
export const frame = 'Frame';
export const noFrame = 'No frame';
/** Printed in a new frame. */
export const frameExample = 'Scan me';
export const frameText = 'Text';
export const frameTextHint = (characters: number) => `Up to ${number(characters)} characters.`;
export const frameCannotShow = (characters: string) =>
  `Use other characters. These cannot be drawn: ${isolate(characters)}`;
/** The same if one of the characters is a letter. */
export const frameCannotShowLetters = (characters: string) =>
  `Use other characters. These cannot be drawn: ${isolate(characters)}. A frame can show Latin, Greek, Cyrillic, Armenian, Georgian, Hebrew, Arabic, Hindi, Bengali, Tamil, Thai, Chinese, Japanese and Korean letters.`;
export const frameColour = 'Frame colour';
export const frameTextColour = 'Text colour';

// Shape
export const dotShape = 'Dots';
export const cornerFrameShape = 'Corner frames';
export const cornerDotShape = 'Corner dots';

// Advanced
export const margin = 'Margin (quiet zone)';
export const marginDots = (dots: number) =>
  plural(dots, { one: `${number(dots)} dot`, other: `${number(dots)} dots` });
export const marginMeets = 'Meets the standard.';
export const marginBelow = (standard: number) =>
  `The standard requires ${number(standard)} dots. With fewer, leave white space around the printed code.`;
export const marginBelowFramed = (standard: number, least: number) =>
  `The standard requires ${number(standard)} dots. Inside a frame, the margin is at least ${number(least)} dots wide.`;
export const errorCorrection = 'Error correction';
/** An error correction level, and the damage that it repairs: "H · 30%". */
export const level = (letter: string, percent: number) =>
  `${letter} · ${number(percent / 100, { style: 'percent' })}`;
export const levelHint = 'How much damage the code survives. A higher level makes it denser.';
/** The code already has this higher level, because it costs no space. */
export const levelReached = (letter: string) =>
  `Level ${letter} fits at the same size, so this code uses it.`;
/** Why the error correction cannot be changed. `type` is the label of a content type. */
export const levelFixed = (type: string, letter: string) =>
  `The ${type} standard requires level ${letter}.`;
