/** Errors of the API, as people see them. The server answers with the English texts. */
import { isolate, number, plural } from './format.ts';

// Account
export const signedOut = 'Sua sessão foi encerrada. Entre novamente.';
export const wrongLogin = 'E-mail ou senha incorretos';
export const registrationFailed =
  'Não foi possível criar a conta. Se você já tem uma, entre com ela.';
export const wrongPassword = 'A senha atual está incorreta';
export const resetLinkUsed =
  'Este link expirou ou já foi usado. Se você acabou de definir uma senha com ele, entre na sua conta.';
export const addressLinkUsed = 'Este link expirou ou já foi usado.';
export const addressTaken = 'Este endereço de e-mail pertence a outra conta.';
export const addressUnverified =
  'Confirme seu endereço de e-mail para ter mais de um código dinâmico. Você pode enviar um link nas configurações, em “Login e segurança”.';
export const passwordChanging = 'A senha está sendo alterada. Tente novamente.';
export const manyLogins = 'Há muita gente entrando ao mesmo tempo. Tente novamente daqui a pouco.';

// Too many requests
export const tooManyRequests = (seconds: number) =>
  plural(seconds, {
    one: `Solicitações demais. Tente novamente em ${number(seconds)} segundo.`,
    other: `Solicitações demais. Tente novamente em ${number(seconds)} segundos.`,
  });
export const tooManyAttempts = (minutes: number) =>
  plural(minutes, {
    one: 'Tentativas demais. Tente novamente em um minuto.',
    other: `Tentativas demais. Tente novamente em ${number(minutes)} minutos.`,
  });
export const tooMuchFeedback =
  'Você enviou muitas mensagens de feedback. Tente novamente em uma hora.';
export const tooManyNewCodes = (perHour: number) =>
  plural(perHour, {
    one: `Uma conta nova pode criar ${number(perHour)} código dinâmico por hora. Tente novamente em uma hora.`,
    other: `Uma conta nova pode criar ${number(perHour)} códigos dinâmicos por hora. Tente novamente em uma hora.`,
  });
export const tooManyNewTargets = (perHour: number) =>
  plural(perHour, {
    one: `Uma conta nova pode mudar o destino dos códigos ${number(perHour)} vez por hora. Tente novamente em uma hora.`,
    other: `Uma conta nova pode mudar o destino dos códigos ${number(perHour)} vezes por hora. Tente novamente em uma hora.`,
  });

// The server has trouble
export const busy = 'O servidor está ocupado. Tente novamente em alguns segundos.';
export const unavailable = 'O serviço não está disponível no momento. Tente novamente.';
export const shortLinkNotCreated = 'Não foi possível criar um link curto. Tente novamente.';
export const internal = 'Algo deu errado do nosso lado. Tente novamente.';

// Saved codes
export const projectMissing = 'Este código não existe. Ele pode ter sido excluído em outra guia.';
export const projectChanged =
  'Este código foi alterado em outra guia ou em outro dispositivo. Recarregue a página e tente novamente.';
export const dynamicContent =
  'O desenho de um código dinâmico não pode ser alterado, porque o código pode já estar impresso. O que pode ser alterado é o destino.';
export const onlyAddresses =
  'Um código dinâmico só pode abrir um endereço da web. Escolha “URL” como tipo de conteúdo.';
export const projectLimitOfPlan = (count: number, plan: string, larger: string, more: number) =>
  plural(count, {
    one: `O plano ${plan} permite salvar ${number(count)} código. Exclua códigos ou mude para ${larger} para salvar até ${number(more)}.`,
    other: `O plano ${plan} permite salvar ${number(count)} códigos. Exclua códigos ou mude para ${larger} para salvar até ${number(more)}.`,
  });
export const projectLimit = (count: number, plan: string) =>
  plural(count, {
    one: `O plano ${plan} permite salvar ${number(count)} código. Exclua códigos para salvar novos.`,
    other: `O plano ${plan} permite salvar ${number(count)} códigos. Exclua códigos para salvar novos.`,
  });

// Dynamic codes
export const linkMissing =
  'Este código dinâmico não existe. Ele pode ter sido excluído em outra guia.';
export const linkDisabled =
  'Desativamos este código porque ele pode ser nocivo. Se for um engano, escreva para nós pela página “Contato”.';
export const endBeforeStart = 'O fim precisa ser depois do início.';
export const dynamicLimitOfPlan = (count: number, plan: string, larger: string, more: number) =>
  plural(count, {
    one: `O plano ${plan} permite ${number(count)} código dinâmico. Seus códigos atuais vão continuar funcionando. Mude para ${larger} para ter até ${number(more)} ou crie um código estático.`,
    other: `O plano ${plan} permite ${number(count)} códigos dinâmicos. Seus códigos atuais vão continuar funcionando. Mude para ${larger} para ter até ${number(more)} ou crie um código estático.`,
  });
export const dynamicLimit = (count: number, plan: string) =>
  plural(count, {
    one: `O plano ${plan} permite ${number(count)} código dinâmico. Seus códigos atuais vão continuar funcionando. Exclua códigos para criar novos.`,
    other: `O plano ${plan} permite ${number(count)} códigos dinâmicos. Seus códigos atuais vão continuar funcionando. Exclua códigos para criar novos.`,
  });
export const slugNeedsPlan = (plan: string) =>
  `Finais personalizados fazem parte do plano ${plan}. Faça upgrade nas Configurações ou crie o código sem um final personalizado.`;
export const slugTaken = 'Este final personalizado já está em uso. Escolha outro.';
export const codeDeleted = (code: string) =>
  `O link curto ${isolate(code)} pertencia a um código excluído e não pode ser usado de novo. Crie um código novo.`;
export const codeInUse = (code: string) =>
  `Outro código neste servidor já usa o link curto ${isolate(code)}. Crie um código novo.`;
export const symbolWithoutCode = (code: string) =>
  `O conteúdo deste código não corresponde ao link curto ${isolate(code)}. Exporte a conta novamente e importe o arquivo novo.`;

// Reports of scans
export const periodReversed =
  'Escolha outro período: o primeiro dia não pode ser depois do último.';
export const periodTooLong = 'Este período é longo demais para um gráfico. Escolha um mais curto.';
export const dayUnknown = (day: string) => `${isolate(day)} não é uma data. Escolha outro dia.`;
export const zoneUnknown = (zone: string) =>
  `O servidor não conhece o fuso horário ${isolate(zone)}. Defina outro no seu dispositivo, por exemplo America/Sao_Paulo.`;

// Targets of dynamic codes
export const targetMissing = 'Digite um endereço da web.';
export const targetTooLong = (max: number) =>
  `Um endereço da web pode ter no máximo ${number(max, { useGrouping: false })} caracteres.`;
export const targetTooLongEncoded = (max: number, length: number) =>
  `Este endereço é longo demais para um código dinâmico: as letras e os caracteres especiais são codificados, e ele passa a ter ${number(length, { useGrouping: false })} caracteres. O máximo é ${number(max, { useGrouping: false })}.`;
export const targetCharacters = 'O endereço contém caracteres invisíveis. Digite-o de novo.';
export const targetBackslash =
  'Um endereço da web não pode conter uma barra invertida. Use / no lugar dela.';
export const targetScheme = 'O endereço precisa começar com https:// ou http://.';
export const targetPassword = 'Deixe de fora o nome e a senha que vêm antes da @.';
export const targetHost = 'Digite um endereço da web como https://example.com/cardapio.';
export const targetLoop =
  'Um código dinâmico não pode levar a este site, porque isso criaria um loop.';
export const targetNotPublic =
  'Um código dinâmico só pode levar a um site público. Um código estático pode conter qualquer endereço.';
export const targetBlocked = (host: string) =>
  `${isolate(host)} está na lista de sites nocivos. Se for um engano, escreva para nós pela página “Contato”.`;
