export const nestedEntities =
  'Ten plik SVG zawiera zagnieżdżone encje. Wyeksportuj go ponownie z programu graficznego.';
export const tooComplex = 'Ten plik SVG jest zbyt złożony jak na logo. Wybierz prostszy.';
export const drawsNothing = 'Ten plik SVG niczego nie rysuje. Wybierz inny obraz.';
export const staysVector =
  'Logo pozostaje rysunkiem wektorowym: ostre w każdym rozmiarze w plikach SVG, PDF i EPS.';
export const becameText =
  'Logo zamieniono na piksele, ponieważ zawiera tekst. Aby było ostre w każdym rozmiarze, zamień tekst na krzywe i prześlij logo ponownie.';
export const becamePicture =
  'Logo zamieniono na piksele, ponieważ zawiera obrazy. Rysunek złożony z samych ścieżek pozostaje ostry w każdym rozmiarze.';
export const becameEffect =
  'Logo zamieniono na piksele, ponieważ używa efektów takich jak filtry, maski lub wzory. Rysunek bez nich pozostaje ostry w każdym rozmiarze.';
export const becameSize =
  'Logo zamieniono na piksele, ponieważ ma zbyt wiele szczegółów. Prostszy rysunek pozostaje ostry w każdym rozmiarze.';
