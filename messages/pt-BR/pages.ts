import { number, plural } from './format.ts';

export * from './first/pages.ts';

// Titles and descriptions: the tab of the browser, and what a search engine shows. `site` is the name of the site.
export const landingTitle = (site: string) => `Criar QR Code profissional em segundos | ${site}`;
export const landingDescription =
  'Crie um QR Code grátis para link, contato, Wi-Fi, evento ou pagamento e imprima em qualquer tamanho. Sem cadastro, e um código estático nunca expira.';
export const pricingTitle = (site: string) => `Preços | ${site}`;
export const pricingDescription = (codes: number, dynamic: number, proCodes: number, pro: string) =>
  plural(codes, {
    one: `QR Codes estáticos grátis e ilimitados, sem cadastro. Uma conta grátis guarda até ${number(codes)} código, sendo até ${number(dynamic)} dinâmicos; ${pro} guarda até ${number(proCodes)}.`,
    other: `QR Codes estáticos grátis e ilimitados, sem cadastro. Uma conta grátis guarda até ${number(codes)} códigos, sendo até ${number(dynamic)} dinâmicos; ${pro} guarda até ${number(proCodes)}.`,
  });
export const examplesTitle = (site: string) => `Exemplos de QR Code | ${site}`;
export const examplesDescription =
  'QR Codes para cardápios, cartões de visita, cartazes, placas e mais. Leia um direto da tela ou abra no gerador e deixe com a sua cara.';
export const bulkTitle = (site: string) => `Gerar QR Code em lote | ${site}`;
export const bulkDescription =
  'Gere QR Codes em massa do Excel: até 5.000 linhas em um zip, com cada código testado. Sua lista fica no navegador, a menos que você salve os códigos.';
export const scansTitle = (site: string) => `Leituras | ${site}`;
export const scansDescription = 'Quantas vezes, quando e onde seus QR Codes dinâmicos são lidos.';
export const contactTitle = (site: string) => `Contato | ${site}`;
export const contactDescription = (site: string) =>
  `Como falar com a equipe de ${site}: perguntas, ideias, um código ilegível ou um problema de segurança.`;
export const reportTitle = (site: string) => `Denunciar um código | ${site}`;
export const reportDescription =
  'Denuncie um dos nossos QR Codes que leve a phishing, malware, spam ou algo pior.';
export const resetTitle = (site: string) => `Nova senha | ${site}`;
export const resetDescription = 'Escolha uma nova senha para sua conta.';
export const storesTitle = (site: string) => `Baixar o app | ${site}`;
export const storesDescription = 'Abre o app na loja de aplicativos do seu celular.';
export const notFoundTitle = (site: string) => `Página não encontrada | ${site}`;
export const notFoundDescription = 'Esta página não existe.';

// The generator
export const notCreated = 'Não foi criado';
export const dynamicCreated = 'Código dinâmico criado';
export const staticKept = 'É um novo código. O estático fica como estava.';

// Bulk codes
export const bulkHeading = 'QR Codes em lote';
export const bulkIntro =
  'Transforme uma planilha em um zip de códigos, todos testados por dois motores de leitura. Sua lista fica neste navegador, a menos que você salve os códigos na sua conta.';

// Scans
export const scansHeading = 'Leituras';
export const scansReason = 'Esta página mostra quantas vezes seus códigos dinâmicos são lidos.';

// Contact
export const contactHeading = 'Contato';
export const writeTitle = 'Escreva para nós';
export const writeText =
  'As mensagens para <mail></mail> são lidas por uma pessoa de verdade. Ajuda saber o que você vai imprimir e onde o código será lido.';
export const scanTitle = 'Código ilegível';
export const scanText =
  'Anexe o arquivo e uma foto da impressão e diga qual celular você usou. O <guide>guia de compatibilidade</guide> lista as causas mais comuns: pequeno demais, pouca margem, pouco contraste.';
export const abuseTitle = 'Denunciar abuso';
export const abuseText =
  'Se um código com o nosso link curto leva a phishing, malware ou spam, <report>denuncie</report>. Você não precisa de conta.';
export const feedbackTitle = 'Feedback enquanto você trabalha';
export const feedbackText =
  'Depois de entrar na conta, use o botão “Feedback”: ele abre um formulário curto em todas as páginas.';
export const company = 'Os dados da empresa estão no <imprint>aviso legal</imprint>.';

// Report a code
export const reportHeading = 'Denunciar um código';
export const reportIntro =
  'Um QR Code com o nosso link curto levou você a um site nocivo? Uma pessoa lê cada denúncia e desativa os códigos nocivos. Você não precisa de conta.';
export const reportThanks = 'Agradecemos sua denúncia';
export const reportNext =
  'Se for um dos nossos códigos, vamos analisá-lo. Se você digitou uma senha ou fez um pagamento, troque a senha e ligue para o seu banco agora. Não espere por nós.';
export const reportAnother = 'Denunciar outro código';

// New password
export const resetHeading = 'Escolha uma nova senha';

// App stores: the page behind codes of apps
export const storesHeading = 'Baixar o app';
export const storesChoose = 'Escolha sua loja de aplicativos.';
export const storesIncomplete =
  'Este link está incompleto: ele não indica nenhum app. Leia o código de novo ou procure o app na sua loja de aplicativos.';
export const storesNeedScripts =
  'Esta página precisa de JavaScript para encontrar o app. Ative-o e recarregue a página ou procure o app na sua loja de aplicativos.';

// Not found
export const notFoundHeading = 'Esta página não existe';
export const notFoundText =
  'O endereço pode ter sido digitado errado, ou a página mudou de lugar. Se quiser, você pode <make>criar um QR Code</make>.';
