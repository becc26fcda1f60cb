/** Shapes, corners, frames, ready-made looks and logos. */

// Shapes, of which the first two are the styles
export const shapeStandard = 'Standardowy QR';
export const shapeDots = 'Okrągłe kropki';
export const shapeRounded = 'Zaokrąglone';
export const shapeExtraRounded = 'Mocno zaokrąglone';
export const shapeClassy = 'Eleganckie';
export const shapeClassyRounded = 'Eleganckie zaokrąglone';
export const shapeFaceted = 'Fasetowane';
export const shapeVerticalBars = 'Pionowe paski';
export const shapeHorizontalBars = 'Poziome paski';
export const shapeCircles = 'Koła';
export const shapeSoftSquares = 'Miękkie kwadraty';
export const shapeSmallSquares = 'Małe kwadraty';
export const shapeSquircles = 'Superelipsy';
export const shapeLeaf = 'Liście';
export const shapeHexagon = 'Sześciokąty';
export const shapeDiamond = 'Romby';
export const shapePlus = 'Plusy';
export const shapeStar = 'Gwiazdki';
export const shapeHeart = 'Serca';

// Corner frames: the rings in three corners of a code
export const eyeFrameStandard = 'Kwadrat';
export const eyeFrameWindow = 'Okno';
export const eyeFrameGentle = 'Łagodna';
export const eyeFrameRounded = 'Zaokrąglona';
export const eyeFrameExtraRounded = 'Mocno zaokrąglona';
export const eyeFrameCircle = 'Okrąg';
export const eyeFrameSquircle = 'Superelipsa';
export const eyeFrameSoft = 'Miękka';
export const eyeFrameCut = 'Ścięte rogi';
export const eyeFrameLeaf = 'Liść';
export const eyeFramePetal = 'Płatek';
export const eyeFramePointed = 'Szpic';
export const eyeFrameTeardrop = 'Kropla';
export const eyeFrameBeads = 'Koraliki';

// Corner dots: what is inside these rings
export const eyeBallStandard = 'Kwadrat';
export const eyeBallRounded = 'Zaokrąglony';
export const eyeBallCircle = 'Koło';
export const eyeBallSquircle = 'Superelipsa';
export const eyeBallCut = 'Ścięte rogi';
export const eyeBallHexagon = 'Sześciokąt';
export const eyeBallDiamond = 'Miękki romb';
export const eyeBallLeaf = 'Liść';
export const eyeBallPetal = 'Płatek';
export const eyeBallPointed = 'Szpic';
export const eyeBallTeardrop = 'Kropla';
export const eyeBallFlower = 'Kwiat';
export const eyeBallStar = 'Gwiazda';
export const eyeBallPentagon = 'Pięciokąt';

// Frames around a code
export const frameLabelBelow = 'Etykieta na dole';
export const frameLabelAbove = 'Etykieta u góry';
export const frameBubble = 'Dymek';
export const frameCard = 'Karta';
export const frameCardAbove = 'Karta, tekst u góry';
export const frameOutline = 'Obrys';
export const frameBrackets = 'Wizjer';
export const frameTextBelow = 'Tekst na dole';
export const frameArrow = 'Strzałka';
export const frameTicket = 'Bilet';
export const frameBadge = 'Plakietka';

// Ready-made looks
export const presetClassic = 'Klasyczny';
export const presetInk = 'Atrament';
export const presetEvergreen = 'Las';
export const presetOcean = 'Ocean';
export const presetSunset = 'Zachód słońca';
export const presetPlum = 'Śliwka';
export const presetEspresso = 'Espresso';
export const presetBlueprint = 'Światłokopia';
export const presetLedger = 'Księga';
export const presetGallery = 'Galeria';
export const presetPaper = 'Papier';
export const presetFacet = 'Fasetka';
export const presetStripe = 'Paski';
export const presetPebble = 'Otoczak';
export const presetOlive = 'Oliwka';
export const presetClay = 'Glina';
export const presetLagoon = 'Laguna';
export const presetBerry = 'Jagoda';
export const presetSky = 'Niebo';
export const presetHop = 'Chmiel';
export const presetCoral = 'Koral';
export const presetMint = 'Mięta';
export const presetAzure = 'Lazur';
export const presetLilac = 'Bez';
export const presetSignal = 'Sygnał';
export const presetMenu = 'Menu';
export const presetNight = 'Noc';
export const presetHarbour = 'Port';
export const presetTicket = 'Bilet';
export const presetFinder = 'Wizjer';
export const presetCaption = 'Podpis';
export const presetsSoft = 'Miękkie';
export const presetsBold = 'Wyraziste';
export const presetsFramed = 'W ramce';

// A shape or look in designs that were made before it was redrawn
export const earlier = (name: string) => `${name} (poprzednia wersja)`;

// Texts in the frames of examples: at most 32 characters, and Latin letters, which need no further font
export const exampleMenu = 'Zobacz menu';
export const exampleSummer = 'Zeskanuj mnie';
export const exampleTrail = 'Mapa szlaku';
export const exampleReview = 'Jak było?';
export const exampleMachine = 'Instrukcja';
export const exampleWifi = 'Darmowe Wi-Fi';

// Errors
export const logoUnreadable = 'Nie można odczytać tego logo. Wybierz inny obraz.';

export const iconWifi = 'Wi-Fi';
export const iconMenu = 'Menu';
export const iconCoffee = 'Kawa';
export const iconBeer = 'Piwo';
export const iconHeart = 'Serce';
export const iconSmile = 'Uśmiech';
export const iconThumbsUp = 'Kciuk w górę';
export const iconPhone = 'Telefon';
export const iconMail = 'E-mail';
export const iconMessage = 'Wiadomość';
export const iconCalendar = 'Kalendarz';
export const iconPlace = 'Miejsce';
export const iconHouse = 'Dom';
export const iconGlobe = 'Strona WWW';
export const iconPerson = 'Osoba';
export const iconTicket = 'Bilet';
export const iconGift = 'Prezent';
export const iconBag = 'Torba na zakupy';
export const iconTag = 'Metka';
export const iconCamera = 'Aparat';
export const iconMusic = 'Muzyka';
export const iconPlay = 'Odtwórz';
export const iconInfo = 'Informacja';
export const iconDownload = 'Pobieranie';
