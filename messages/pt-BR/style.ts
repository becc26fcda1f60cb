import { isolate, number, plural } from './format.ts';

export const style = 'Estilo';

// Parts of the panel
export const design = 'Design';
export const looksTab = 'Modelos';
export const coloursTab = 'Cores';
export const logoTab = 'Logo';
export const frameTab = 'Moldura';
export const shapeTab = 'Forma';
export const advancedTab = 'Avançado';

// Looks
export const looks = 'Modelos';
export const styleApplied = (name: string) => `Estilo “${isolate(name)}” aplicado`;
export const styleCopied = (title: string) => `Estilo copiado de “${isolate(title)}”`;
export const designReset = 'Design redefinido';
export const designReplaced = 'Seu design foi substituído.';
export const undoDesign = 'Desfazer';
export const resetDesign = 'Redefinir design';

export const surpriseMe = 'Surpreenda-me';
export const surprised = 'Novo modelo';
export const surpriseNone =
  'Nenhum modelo com boa leitura foi encontrado. Diminua o logo e tente de novo.';
export const quickColour = 'Cor';
export const quickAccent = 'Destaque';
export const corners = 'Cantos';
export const ownColours = 'Cores originais';
export const copyStyleLabel = 'Copiar o estilo de outro código';
export const copyStyleFrom = 'Copiar estilo de…';

// My styles
export const myStyles = 'Meus estilos';
export const editStyles = 'Editar';
export const stylesDone = 'Concluir';
export const saveAsMyStyle = 'Salvar como estilo';
export const stylesFull = (most: number) =>
  `Você salvou ${number(most)} estilos. Exclua um para salvar outro.`;
export const noStyles =
  'Salve cores, formas, logo e moldura com um nome para usar em outros códigos. Eles ficam disponíveis até você fechar esta guia. Entre na sua conta para mantê-los como kits de marca.';
export const styleName = 'Nome do estilo';
export const styleNameExample = 'Cardápio de outono';
export const saveStyle = 'Salvar estilo';
export const cancelStyle = 'Cancelar';
export const styleNameMissing = 'Digite um nome.';
export const noRoomForStyle =
  'Não há espaço para mais um estilo neste navegador. Exclua um e tente novamente.';
export const nameOfStyle = (name: string) => `Nome de ${isolate(name)}`;
export const deleteStyle = (name: string) => `Excluir ${isolate(name)}`;
export const styleDeleted = 'Estilo excluído';
export const undoDelete = 'Desfazer';

// Colours
export const dotColour = 'Cor dos pontos';
export const solid = 'Sólida';
export const linear = 'Linear';
export const radial = 'Radial';
export const dotsColour = 'Pontos';
export const centreColour = 'Centro';
export const edgeColour = 'Borda';
export const startColour = 'Início';
export const endColour = 'Fim';
export const direction = 'Direção';
export const angle = (degrees: number) => `${number(degrees)}°`;
export const background = 'Fundo';
export const transparent = 'Transparente';
export const backgroundTransparent = 'Fundo: transparente';
export const transparentNote =
  'Um código transparente precisa de uma superfície clara e lisa por trás.';
export const cornerFramesColour = 'Bordas dos cantos';
export const cornerFramesSame = 'Bordas dos cantos: como os pontos';
export const cornerDotsColour = 'Pontos dos cantos';
export const cornerDotsSame = 'Pontos dos cantos: como os pontos';
export const sameAsDots = 'Como os pontos';
export const chooseColour = 'Escolher uma cor';
export const chooseColourOf = (field: string) => `${field}: escolher uma cor`;
export const colourPicker = (field: string) => `${field}: seletor de cor`;
export const colourInvalid = 'Digite uma cor como #0a6e4f.';

// Logo
export const yourLogo = 'Seu logo';
export const chooseLogo = 'Escolher um logo';
export const replaceLogo = 'Trocar logo';
export const removeLogo = 'Remover logo';
export const logoReading = 'Lendo…';
export const logoNote =
  'PNG, JPEG, WebP ou SVG. Fica no seu navegador, a menos que você salve o código.';
export const logoTooDense =
  'Neste código não cabe um logo. Aumente a correção de erros em “Avançado”.';
export const logoSize = 'Tamanho';
export const logoShare = (percent: number) =>
  `${number(percent / 100, { style: 'percent' })} da largura`;
export const logoSizeHint = (percent: number) =>
  `Até ${number(percent / 100, { style: 'percent' })}. Acima disso, o código pode não ser lido.`;
export const logoMargin = 'Margem do logo';
export const logoMarginDots = (dots: number) =>
  plural(dots, { one: `${number(dots)} ponto`, other: `${number(dots)} pontos` });
export const logoType = 'Escolha uma imagem PNG, JPEG, WebP ou SVG.';
export const logoFileSize = 'Escolha uma imagem de até 20 MB.';
export const logoNotOpened =
  'Não foi possível abrir a imagem. Verifique sua conexão e escolha-a de novo.';
export const logoNoCanvas = 'Este navegador não consegue desenhar imagens. Tente outro navegador.';
export const logoIcons = 'Ícones';
export const logoColours = 'Usar as cores dele';

// Frame
export const frame = 'Moldura';
export const noFrame = 'Sem moldura';
export const frameExample = 'Escaneie aqui';
export const frameText = 'Texto';
export const frameTextHint = (characters: number) => `Até ${number(characters)} caracteres.`;
export const frameCannotShow = (characters: string) =>
  `Use outros caracteres. A moldura não pode mostrar: ${isolate(characters)}`;
export const frameCannotShowLetters = (characters: string) =>
  `Use outros caracteres. A moldura não pode mostrar: ${isolate(characters)}. A moldura pode mostrar as escritas latina, grega, cirílica, armênia, georgiana, hebraica e árabe, além de hindi, bengali, tâmil, tailandês, chinês, japonês e coreano.`;
export const frameColour = 'Cor da moldura';
export const frameTextColour = 'Cor do texto';

// Shape
export const dotShape = 'Pontos';
export const cornerFrameShape = 'Bordas dos cantos';
export const cornerDotShape = 'Pontos dos cantos';

// Advanced
export const margin = 'Margem (zona de silêncio)';
export const marginDots = (dots: number) =>
  plural(dots, { one: `${number(dots)} ponto`, other: `${number(dots)} pontos` });
export const marginMeets = 'Atende à norma.';
export const marginBelow = (standard: number) =>
  `A norma exige ${number(standard)} pontos. Com menos, deixe um espaço em branco em volta do código na impressão.`;
export const marginBelowFramed = (standard: number, least: number) =>
  `A norma exige ${number(standard)} pontos. Dentro de uma moldura, a margem tem pelo menos ${number(least)} pontos de largura.`;
export const errorCorrection = 'Correção de erros';
export const level = (letter: string, percent: number) =>
  `${letter} · ${number(percent / 100, { style: 'percent' })}`;
export const levelHint = 'Quanto dano o código suporta. Um nível mais alto o deixa mais denso.';
export const levelReached = (letter: string) =>
  `O nível ${letter} cabe no mesmo tamanho, por isso este código o usa.`;
export const levelFixed = (type: string, letter: string) =>
  `${type}: a norma exige o nível ${letter}.`;
