export const nestedEntities =
  'Este SVG contém entidades aninhadas. Exporte-o novamente do seu programa de desenho.';
export const tooComplex = 'Este SVG é complexo demais para um logo. Escolha um mais simples.';
export const drawsNothing = 'Este SVG não desenha nada. Escolha outra imagem.';
export const staysVector =
  'Seu logo continua sendo um desenho vetorial: nítido em qualquer tamanho em SVG, PDF e EPS.';
export const becameText =
  'Seu logo foi convertido em pixels porque contém texto. Para que fique nítido em qualquer tamanho, converta o texto em curvas e envie-o novamente.';
export const becamePicture =
  'Seu logo foi convertido em pixels porque contém imagens. Um desenho feito só de curvas fica nítido em qualquer tamanho.';
export const becameEffect =
  'Seu logo foi convertido em pixels porque usa efeitos como filtros, máscaras ou padrões. Um desenho sem eles fica nítido em qualquer tamanho.';
export const becameSize =
  'Seu logo foi convertido em pixels porque tem detalhes demais. Um desenho mais simples fica nítido em qualquer tamanho.';
