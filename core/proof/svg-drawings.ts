/** @param body what the drawing contains */
export const svg = (body: string, attributes = 'viewBox="0 0 100 80"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${body}</svg>`;

/** Drawings that consist of paths, as drawing programs write them. Each shows one feature. */
export const drawings: Readonly<Record<string, string>> = {
  'shapes of every kind': svg(
    '<rect x="5" y="5" width="30" height="20" rx="6"/><circle cx="60" cy="20" r="14" fill="#c00"/><ellipse cx="25" cy="55" rx="20" ry="9" fill="rgb(0,128,0)"/><polygon points="50,40 70,75 40,70" fill="navy"/>',
  ),
  'path data of every kind': svg(
    '<path d="M10 10h20v10l10-5t5 10 5 5q10 0 10 10s5 10 15 0c5-5 10 5 10 10a12 6 20 1 1-20 15H20zm60-5 15 0 0 15z" fill="#456"/>',
  ),
  'lines with joins and caps': svg(
    '<g fill="none" stroke="#111" stroke-width="6"><path d="M10 20l15-12 15 12" stroke-linejoin="round" stroke-linecap="round"/><path d="M55 20l15-12 15 12" stroke-linecap="square"/><path d="M10 60c10-40 20 40 30 0s20-10 25 5" stroke-linejoin="bevel"/><circle cx="82" cy="58" r="12" stroke="#a00" stroke-width="3"/></g>',
  ),
  'tight curves of a broad pen': svg(
    '<path d="M20 60C20 10 24 10 24 60S60 70 60 20c0-8 6-8 6 0v40" fill="none" stroke="#024" stroke-width="9"/>',
  ),
  dashes: svg(
    '<path d="M10 20H90M10 40c30-20 50 20 80 0" fill="none" stroke="#000" stroke-width="4" stroke-dasharray="9 4 2" stroke-dashoffset="3"/><circle cx="50" cy="62" r="12" fill="none" stroke="#c00" stroke-width="3" stroke-dasharray="4"/>',
  ),
  'a pen under a skewed map': svg(
    '<path transform="translate(10 10) scale(2 .7) skewX(20)" d="M5 5h25v60H5z" fill="#ffd" stroke="#000" stroke-width="5"/>',
  ),
  'nested maps and references': svg(
    '<defs><g id="a"><rect width="20" height="20" fill="#06c"/></g><symbol id="s" viewBox="0 0 10 10"><circle cx="5" cy="5" r="5"/></symbol></defs><g transform="rotate(20 50 40)"><use xlink:href="#a" x="30" y="10"/><use href="#s" x="60" y="30" width="30" height="30"/></g>',
  ),
  'style sheets, classes and inheritance': svg(
    '<style>.a{fill:#c60}#b{fill:#06c}circle.a{stroke:black;stroke-width:2px}/* g{} */</style><g fill="#0a0" style="fill-opacity:.5"><rect class="a" width="40" height="40"/><rect id="b" x="50" width="40" height="30"/><rect y="50" width="40" height="20"/><circle class="a" cx="70" cy="55" r="15"/></g>',
  ),
  'gradients of several stops on boxes and pages': svg(
    '<defs><linearGradient id="l" x1="0" y1="0" x2="1" y2="1"><stop offset=".2" stop-color="#f00"/><stop offset="50%" stop-color="#ff0"/><stop offset=".5" stop-color="#0a0"/><stop offset=".9" stop-color="#00f"/></linearGradient><radialGradient id="r" cx="70" cy="40" r="25" gradientUnits="userSpaceOnUse" gradientTransform="translate(0 10) scale(1 .75)" xlink:href="#l"/></defs><rect width="40" height="80" fill="url(#l)"/><circle cx="70" cy="40" r="28" fill="url(#r)"/>',
  ),
  'holes by either rule': svg(
    '<path fill-rule="evenodd" d="M5 5h40v40h-40zM15 15h20v20h-20zM20 20h10v10h-10z"/><path d="M55 5h40v40h-40zM65 15v20h20v-20z"/>',
  ),
  clips: svg(
    '<clipPath id="c"><circle cx="40" cy="40" r="30"/></clipPath><clipPath id="d"><path clip-rule="evenodd" d="M50 0h50v80H50zM60 20h30v30H60z"/></clipPath><g clip-path="url(#c)"><rect width="100" height="45" fill="#a00"/></g><rect clip-path="url(#d)" y="30" width="100" height="50" fill="#00a"/>',
  ),
  'parts outside its box': svg(
    '<circle cx="10" cy="40" r="30" fill="#083"/><path d="M80-20h40v60z"/>',
  ),
  'translucent layers': svg(
    '<rect width="60" height="60" fill="#c00"/><rect x="30" y="20" width="60" height="50" fill="#00c" fill-opacity=".5"/><g opacity=".4"><rect x="5" y="65" width="20" height="10"/><rect x="70" y="5" width="20" height="10"/></g>',
  ),
  'a box that does not have the shape of its page': svg(
    '<rect width="10" height="10" fill="#555"/><circle cx="5" cy="5" r="4" fill="#fff"/>',
    'width="40mm" height="20mm" viewBox="0 0 10 10" preserveAspectRatio="xMaxYMid meet"',
  ),
  'one colour by currentColor, and a hidden layer': svg(
    '<style>.text{color:#31363b}</style><g class="text"><path fill="currentColor" d="M10 10h60v20H10z"/><path style="fill:currentColor;display:none" d="M0 0h99v79H0z"/><path visibility="hidden" d="M0 0h99v79H0z"/><circle cx="60" cy="55" r="18" style="fill:currentColor;fill-opacity:.5"/></g>',
  ),
  'a drawing inside another one, cut at its edge': svg(
    '<rect width="100" height="80" fill="#eef"/><svg x="20" y="15" width="50" height="40" viewBox="0 0 20 20" preserveAspectRatio="xMinYMin slice"><circle cx="10" cy="10" r="14" fill="#c30"/><rect x="8" y="8" width="30" height="4" fill="#fff"/></svg>',
  ),
  'symbols of several sizes': svg(
    '<symbol id="s" viewBox="0 0 24 24"><path d="M12 2l3 7h7l-6 5 3 8-7-5-7 5 3-8-6-5h7z"/></symbol><use href="#s" width="40" height="40" fill="#e0a000"/><use href="#s" x="45" y="5" width="50" height="30" fill="#06a"/><use href="#s" x="30" y="45" width="30" height="30" transform="rotate(15 45 60)"/>',
  ),
  'circles of gradients with one centre': svg(
    '<defs><radialGradient id="a" gradientUnits="userSpaceOnUse" cx="50" cy="40" r="38"><stop stop-color="#fff"/><stop offset="1" stop-color="#036"/></radialGradient><radialGradient id="b" gradientUnits="userSpaceOnUse" cx="50" cy="40" r="15"><stop stop-color="#fff"/><stop offset="1" stop-color="#036"/></radialGradient></defs><circle cx="50" cy="40" r="38" fill="url(#a)"/><circle cx="50" cy="40" r="15" fill="url(#b)"/>',
  ),
  'a gradient of many stops': svg(
    `<linearGradient id="g" x1="0" x2="1">${Array.from({ length: 60 }, (_, i) => `<stop offset="${(i / 59).toFixed(4)}" stop-color="hsl(${6 * i},90%,45%)"/>`).join('')}</linearGradient><rect x="5" y="10" width="90" height="60" rx="8" fill="url(#g)"/>`,
  ),
  'a gradient turned with its shape': svg(
    '<linearGradient id="g" gradientTransform="rotate(30 .5 .5)"><stop offset="0" stop-color="#1d976c"/><stop offset="1" stop-color="#052"/></linearGradient><g transform="translate(50 40) rotate(-25) skewX(10)"><path d="M-35-20h70l-10 40h-50z" fill="url(#g)"/></g>',
  ),
  'a stroke painted by a gradient': svg(
    '<linearGradient id="g" gradientUnits="userSpaceOnUse" x1="10" x2="90"><stop stop-color="#f60"/><stop offset="1" stop-color="#60f"/></linearGradient><path d="M10 60C30 0 60 90 90 20" fill="none" stroke="url(#g)" stroke-width="10" stroke-linecap="round"/>',
  ),
  'a stroke under its fill': svg(
    '<path d="M15 65L50 10l35 55z" fill="#fc0" stroke="#000" stroke-width="10" stroke-linejoin="round" paint-order="stroke"/>',
  ),
  'clips inside clips': svg(
    '<clipPath id="a"><rect x="10" y="10" width="80" height="60" rx="20"/></clipPath><clipPath id="b" clip-path="url(#a)"><circle cx="60" cy="40" r="40"/></clipPath><g clip-path="url(#a)"><rect width="100" height="80" fill="#dde"/><g clip-path="url(#b)"><path d="M0 0h100v80H0z" fill="#236"/><path d="M0 40h100" stroke="#fff" stroke-width="8"/></g></g>',
  ),
  'a clip by a reference': svg(
    '<defs><path id="p" d="M50 5l40 30-15 42h-50L10 35z"/><clipPath id="c"><use href="#p"/></clipPath></defs><g clip-path="url(#c)"><rect width="50" height="80" fill="#c33"/><rect x="50" width="50" height="80" fill="#933"/></g>',
  ),
  'a gradient inside a clip with a hole': svg(
    '<radialGradient id="g"><stop stop-color="#ffe082"/><stop offset="1" stop-color="#bf360c"/></radialGradient><clipPath id="c"><path clip-rule="evenodd" d="M10 5h80v70H10zM35 25h30v30H35z"/></clipPath><ellipse cx="50" cy="40" rx="48" ry="38" fill="url(#g)" clip-path="url(#c)"/>',
  ),
  'holes that touch': svg(
    '<path fill-rule="evenodd" fill="#284" d="M5 5h90v70H5zm10 10v25h25V15zm25 25v25h25V40zm25-25v25h20V15zM50 10a6 6 0 1 0 .01 0z"/>',
  ),
  'flat arcs and tiny steps': svg(
    '<path fill="#444" d="M10 40a40 12 30 0 1 80 0a40 12 30 0 1-80 0zM20 70l.004.002.003-.001 60 .5v4H20z"/><path d="m90 10a8 8 0 1 1-.001 0" fill="#c00"/>',
  ),
  'path data that ends in an error': svg(
    '<path fill="#075" d="M10 10h60v50H10zM75 20l20 5-15 20z l"/>',
  ),
  'a line without a length, with round ends': svg(
    '<path d="M25 40h0M50 40h0M75 40h.01" stroke="#000" stroke-width="20" stroke-linecap="round"/>',
  ),
  'sharp and blunt corners': svg(
    '<g fill="none" stroke="#000" stroke-width="5"><path d="M10 30L50 10 90 30"/><path d="M10 70L30 40 33 70"/><path d="M50 70L62 45 66 70" stroke-miterlimit="20"/><path d="M75 70l8-25 8 25z"/></g>',
  ),
  'a frame of millimetres around a small box': svg(
    '<rect x=".5" y=".5" width="9" height="7" rx="1" fill="none" stroke="#b00" stroke-width="1"/><rect x="3" y="3" width="4" height="2"/>',
    'width="210mm" height="168mm" viewBox="0 0 10 8"',
  ),
  'a large box moved far from its origin': svg(
    '<g transform="translate(-5000 -7000)"><rect x="5010" y="7010" width="80" height="60" fill="#36c"/><path d="M5050 7020l25 40h-50z" fill="#fff"/></g>',
  ),
  'a mirrored and turned copy': svg(
    '<g id="w"><path d="M50 40C60 10 90 5 95 20S80 45 50 40z" fill="#7a3"/></g><use href="#w" transform="matrix(-1 0 0 1 100 0)"/><use href="#w" transform="rotate(90 50 40)"/><use href="#w" transform="rotate(-90 50 40) scale(1 -1) translate(0 -80)"/>',
  ),
};
