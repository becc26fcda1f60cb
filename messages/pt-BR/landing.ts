import { number } from './format.ts';

// The top of the page
export const title = 'Crie QR Codes profissionais em segundos';
export const intro =
  'Digite um link e receba um código testado por quatro motores de leitura. Grátis, sem cadastro nem marca d’água, e os códigos estáticos nunca expiram.';
export const startFree = 'Começar grátis';
export const viewExamples = 'Ver exemplos';

// Try it: a code from an address, on the spot
export const tryIt = 'Experimente';
export const tryNeedsScripts =
  'Para experimentar um código aqui, é preciso JavaScript, que está desativado no seu navegador. Ative-o e recarregue a página.';
export const link = 'Seu link';
export const look = 'Aparência';
export const squares = 'Quadrados';
export const dots = 'Pontos';
export const tooPale = 'Claro demais';
export const enginesWait =
  'Quatro motores de leitura testam o código enquanto você o altera e dizem o que há de errado com ele.';
export const styleAndDownload = 'Personalizar e baixar';

// Screenshots
export const product = 'O produto';
export const generatorPicture =
  'O gerador: o endereço de um cardápio à esquerda, o código pronto com o botão de download à direita, os códigos salvos na barra lateral';
export const phonePicture = 'O gerador em um celular, com o formulário de um cartão de contato';

// Features
export const features = 'Tudo de que você precisa antes de imprimir';
export const designTitle = 'Design profissional';
export const designText =
  'Cores, formas, gradientes, seu logo, uma moldura com chamada para ação e um teste em tempo real que mostra se o código continua legível.';
export const contentTitle = 'Todo tipo de conteúdo';
export const contentText =
  'Endereços da web e cartões de contato, Wi-Fi, eventos, pagamentos, mensagens e mais, cada um codificado conforme a sua norma. Acentos e emojis chegam como você os digitou.';
export const exportTitle = 'Exportação simples';
export const exportText =
  'PNG, JPEG e WebP em pixels ou milímetros; SVG, PDF e EPS para impressão, PDF e EPS também só em tinta preta. Um clique baixa um PNG.';
export const trackingTitle = 'Acompanhamento e estatísticas';
export const trackingText =
  'As leituras de um código estático não são registradas. Um código dinâmico conta as leituras por dia, país e dispositivo, sem guardar endereços IP, e você pode mudar o destino depois da impressão.';
export const outputTitle = 'Alta qualidade';
export const outputText =
  'Imagens bitmap de até 8.192 pixels, com cada ponto em pixels inteiros, ou arquivos vetoriais nítidos em qualquer tamanho. A correção de erros mais alta tolera um arranhão ou uma mancha de café.';
export const securityTitle = 'Segurança';
export const securityText =
  'Os códigos estáticos são criados no seu navegador e não precisam dos nossos servidores. A única exceção: um código que leva tanto à App Store quanto ao Google Play abre primeiro uma página do nosso site.';

// Reasons: what other generators do not offer
export const reasons = 'Feito para durar';
export const dynamicTitle = 'Mude um código já impresso';
export const dynamicText = (codes: number) =>
  `Um código dinâmico é aberto por um link curto. Mude o destino, pause o código ou defina uma data de término e veja as leituras por dia, país e dispositivo. Com uma conta grátis, você pode ter ${number(codes)}.`;
export const signUpFree = 'Cadastre-se grátis';
export const bulkTitle = 'Uma planilha inteira de uma vez';
export const bulkText =
  'Transforme até 5.000 linhas em um zip de códigos, todos testados antes do download. Sua lista fica no seu navegador, a menos que você salve os códigos na sua conta.';
export const makeInBulk = 'Criar códigos em lote';
export const leaveTitle = 'Leve tudo com você';
export const leaveText =
  'Exporte códigos, destinos e leituras em um só arquivo. Outro servidor com este software pode importar os códigos, e até os já impressos podem ser transferidos para lá.';
export const seePlans = 'Ver os planos';
export const openSourceTitle = 'Software livre';
export const openSourceText = (site: string) =>
  `${site} tem código aberto sob a licença MIT. Instale no seu próprio servidor, com seus próprios links curtos, e mude o que quiser.`;
export const askUs = 'Fale conosco';

// Figures: each text appears below its number
export const enginesFigure = 'motores de leitura testam seu código antes do download';
export const sizesFigure =
  'tamanhos em que cada motor testa o seu código, de 3 a 14 pixels por ponto';
export const dotsFigure =
  'da legibilidade dos quadrados simples: nossos dois motores para câmeras de celular leem pontos redondos em todos esses tamanhos';
export const requestsFigure = 'conexões com outras empresas sem o seu consentimento';

// The end of the page
export const lastTitle = 'Crie seu primeiro código';
export const lastText = 'Grátis, sem conta e seu para sempre.';
