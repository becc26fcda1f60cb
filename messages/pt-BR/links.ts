import { isolate, number, plural } from './format.ts';

export * from './first/links.ts';

// A new dynamic code
export const target = 'Destino';
export const newTargetHint = 'Você pode mudá-lo quando quiser, mesmo com o código já impresso.';
export const slug = 'Final personalizado';
export const randomSlug = 'Aleatório';
export const slugHint = 'De 3 a 32 letras, dígitos ou hifens. Não pode ser alterado depois.';
export const staysStatic =
  'Este código é estático e pode estar impresso, por isso fica como está. A cópia dinâmica é um novo código, com um desenho próprio.';
export const makeCopy = 'Fazer uma cópia dinâmica';
export const codesUsed = (used: number, max: number) =>
  plural(max, {
    one: `${number(used)} de ${number(max)} código dinâmico usado`,
    other: `${number(used)} de ${number(max)} códigos dinâmicos usados`,
  });
export const codesUsedUpOfPlan = (used: number, max: number, larger: string) =>
  plural(max, {
    one: `${number(used)} de ${number(max)} código dinâmico usado. Ele continua funcionando e pode ser alterado. Para criar outro, exclua-o ou mude para ${larger} nas Configurações.`,
    other: `${number(used)} de ${number(max)} códigos dinâmicos usados. Eles continuam funcionando e podem ser alterados. Para criar outro, exclua um ou mude para ${larger} nas Configurações.`,
  });
export const codesUsedUp = (used: number, max: number) =>
  plural(max, {
    one: `${number(used)} de ${number(max)} código dinâmico usado. Ele continua funcionando e pode ser alterado. Para criar outro, exclua-o.`,
    other: `${number(used)} de ${number(max)} códigos dinâmicos usados. Eles continuam funcionando e podem ser alterados. Para criar outro, exclua um.`,
  });
export const reserveFailed = 'Não foi possível reservar um código';

// UTM tags, which analytics tools read from an address
export const utmTags = 'Tags UTM';
export const utmHint =
  'São adicionadas ao destino para que o seu analytics reconheça o código. As tags que o destino já tem não mudam.';
export const passQuery = 'Repassar parâmetros';
export const passQueryHint =
  'O que vier depois de um ? no link curto aberto é adicionado ao destino, por exemplo ?\u2060mesa=7. Os parâmetros que o destino já tem não mudam.';
export const noTags = 'Nenhuma';
export const tagsAdded = (count: number) =>
  plural(count, { one: `${number(count)} adicionada`, other: `${number(count)} adicionadas` });
export const sourceExample = 'cartaz';
export const mediumExample = 'impresso';
export const campaignExample = 'verao-2026';

// A dynamic code
export const shortLink = 'Link curto';
export const copy = 'Copiar link';
export const copied = 'Copiado';
export const scans = 'Leituras';
export const targetHint =
  'Publicado quando você pressiona Enter ou passa para outro campo. Em até um segundo, os códigos impressos já levam para lá.';
export const saveFailed = 'Não foi possível salvar. Tente novamente.';
export const addressIncomplete = 'Digite um endereço da web como example.com/cardapio.';
export const addressInvalid = 'Isto não é um endereço da web. Digite um como example.com/cardapio.';
export const disabledNotice =
  'Desativamos este código porque ele pode ser nocivo. Se for um engano, escreva para nós pela página “Contato”.';

// Pause
export const pause = 'Pausa';
export const paused = 'Pausado';
export const active = 'Ativo';
export const pausedNotice =
  'Este código está pausado: quem o lê vê uma mensagem em vez do destino.';
export const pauseCode = 'Pausar este código';
export const pauseHint =
  'Quem o ler verá uma mensagem em vez do destino. Deixe a mensagem em branco para mostrar a padrão.';
export const pauseText = 'Mensagem para visitantes';
export const pauseTextExample = 'Voltamos na segunda-feira.';

// Schedule
export const schedule = 'Agendamento';
export const noSchedule = 'Sem agendamento';
export const scheduleFrom = (start: string) => `a partir de ${start}`;
export const scheduleUntil = (end: string) => `até ${end}`;
export const scheduleFromUntil = (start: string, end: string) => `de ${start} até ${end}`;
export const start = 'Início';
export const startHint = (zone: string) =>
  `No seu horário (${isolate(zone)}). Deixe em branco para começar agora.`;
export const end = 'Fim';
export const endHint = 'Deixe em branco para não ter fim.';
export const endBeforeStart = 'O fim precisa ser depois do início.';
export const timeIncomplete = 'Digite a data e a hora.';
export const yearDigits = 'Digite o ano com quatro dígitos.';
export const fallback = 'Fora deste período';
export const fallbackHint =
  'Para onde enviar os visitantes. Deixe em branco para mostrar um aviso.';
