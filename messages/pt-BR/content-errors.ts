import { isolate, number } from './format.ts';

/** Why content cannot be made into a code, and what to enter. Shown below fields and for rows of lists. */

// Any field
export const tooLong = (field: string, most: number, length: number) =>
  `${field}: no máximo ${number(most, { useGrouping: false })} caracteres. Aqui há ${number(length, { useGrouping: false })}.`;
export const nullCharacter =
  'Este texto contém um caractere invisível (NUL) em que muitos leitores param. Digite-o em vez de colar.';

// Web address
export const enterWebAddress = 'Digite um endereço da web.';
export const webAddressTooLong = (most: number, length: number) =>
  `Um endereço da web pode ter no máximo ${number(most, { useGrouping: false })} caracteres. Este tem ${number(length, { useGrouping: false })}.`;
export const webAddressInvisible =
  'Este endereço contém um caractere invisível. Digite-o em vez de colar.';
export const webAddressMeant = (address: string) => `Você quis dizer ${isolate(address)}?`;
export const notWebAddress = (type: string) =>
  `Isto não é um endereço da web. Escolha “${type}” como tipo de conteúdo.`;
export const webAddressPassword = 'Deixe a senha de fora: quem ler o código poderá vê-la.';
export const webAddressScheme = 'Aqui só funcionam endereços que começam com http:// ou https://.';
export const enterValidWebAddress = 'Digite um endereço da web como example.com/cardapio.';
export const webAddressIsEmail = (type: string) =>
  `Isto é um endereço de e-mail. Escolha “${type}” como tipo de conteúdo.`;
export const webAddressPort =
  'Depois dos dois-pontos deve vir um número de 1 a 65535. Corrija-o ou remova os dois-pontos e o número.';
export const webAddressSpaces = 'Um endereço da web não pode conter espaços.';
export const webAddressLocal = (text: string) =>
  `“${isolate(text)}” não é um endereço da web: falta uma terminação como .com.br. Se for um nome da sua própria rede, digite http:// na frente.`;
export const webAddressIsValue = 'Isto é uma data, uma hora ou um número, não um endereço da web.';
export const webAddressIsValueOrName =
  'Isto é uma data, uma hora ou um número, não um endereço da web. Se for um nome da sua própria rede, digite http:// na frente.';
export const webEndingUnknown = (ending: string) =>
  `Nenhum endereço da web conhecido termina em ${isolate(`.${ending}`)}. Confira o endereço: um código com um endereço errado não leva a lugar nenhum.`;

// Contact card
export const enterName = 'Digite um nome ou um sobrenome.';

// Text
export const enterText = 'Digite um texto.';

// Wireless network
export const enterNetworkName = 'Digite o nome da rede.';
export const networkNameControl =
  'Este nome de rede contém um caractere que não pode ser usado, como uma quebra de linha. Digite-o em vez de colar.';
export const networkNameInvisible =
  'Este nome de rede contém um caractere invisível. Digite-o em vez de colar.';
export const networkNameTooLong = (most: number, bytes: number) =>
  `Este nome de rede é longo demais: ${number(bytes)} bytes de no máximo ${number(most)}. Verifique se há erros de digitação. Letras acentuadas e emojis contam mais de uma vez.`;
export const enterNetworkPassword = 'Digite a senha.';
export const networkPasswordControl =
  'Esta senha contém um caractere que não pode ser usado, como uma quebra de linha. Digite-a em vez de colar.';
export const networkPasswordInvisible =
  'Esta senha contém um caractere invisível. Digite-a em vez de colar.';
export const wpaLength = (length: number) =>
  `Uma senha WPA tem de 8 a 63 caracteres. Esta tem ${number(length)}.`;
export const wepLength =
  'Uma chave WEP tem 5 ou 13 caracteres, ou então 10 ou 26 dígitos de 0 a F.';

// Email
export const enterEmail = 'Digite um endereço de e-mail.';
export const enterValidEmail = 'Digite um só endereço de e-mail, como contato@example.com.';

// Phone numbers
export const enterPhone = 'Digite um número de telefone.';
export const phoneExtension =
  'Deixe o ramal de fora ou escreva-o depois de um hífen, como em 1234567-89.';
export const twoPhones = 'Parecem dois números de telefone. Digite apenas um.';
export const phonePlus = 'Digite apenas dígitos e, só no início, um +.';
export const phoneLetters = 'Um número de telefone não pode conter letras. Digite apenas dígitos.';
export const phoneCharacter = (character: string) =>
  `Um número de telefone não pode conter “${character}”. Digite apenas dígitos.`;
export const phoneNeedsCountry = 'Comece com o código do país, como +55.';
export const phoneCountryZero = 'Depois do + vem o código do país, que nunca começa com 0.';
export const phoneLength = (digits: number, least: number, most: number) =>
  `Um número de telefone tem de ${number(least)} a ${number(most)} dígitos; este tem ${number(digits)}.`;

// Location
export const enterLatitude = 'Digite a latitude.';
export const enterLongitude = 'Digite a longitude.';
export const enterValidLatitude = 'Digite a latitude em graus, como -22.951916.';
export const enterValidLongitude = 'Digite a longitude em graus, como -43.210487.';
export const latitudeRange = 'A latitude vai de -90 a 90 graus.';
export const longitudeRange = 'A longitude vai de -180 a 180 graus.';

// Event
export const enterEventTitle = 'Digite um título.';
export const enterFirstDay = 'Informe o primeiro dia.';
export const enterStart = 'Informe a hora de início ou escolha “Dia inteiro”.';
export const enterEnd = 'Informe a hora de término.';
export const enterValidDay = 'Informe um dia como 2027-06-18.';
export const enterValidTime = 'Informe uma hora como 18:00.';
export const endsTooEarly = 'O evento termina antes de começar.';

// SEPA payment
export const enterRecipient = 'Digite o nome do beneficiário.';
export const enterIban = 'Digite um IBAN.';
export const ibanStart = 'Um IBAN começa com duas letras e dois dígitos, como PT50.';
export const ibanNotSepa = (country: string) =>
  `${isolate(country)} não faz parte da área SEPA. Digite um IBAN de um país da área SEPA.`;
export const ibanLength = (country: string, length: number, actual: number) =>
  `Um IBAN de ${isolate(country)} tem ${number(length)} caracteres. Este tem ${number(actual)}.`;
export const ibanMistyped = 'Este IBAN foi digitado errado: os dígitos verificadores não conferem.';
export const enterValidAmount = 'Digite o valor em dígitos, como 1250,00.';
export const amountRange = 'O valor deve ficar entre 0,01 e 999999999,99 euros.';
export const enterBic = 'Digite também o BIC: o país deste IBAN o exige.';
export const bicLength = 'Um BIC tem 8 ou 11 letras e dígitos.';
export const paymentTooLarge = (most: number, bytes: number) =>
  `Em um código de pagamento cabem ${number(most)} bytes. Este tem ${number(bytes)}. Encurte a referência.`;

// App
export const enterApp = 'Digite o número do app ou o endereço dele em uma loja.';
export const iosAppNumber = 'Digite o número do app, como 1234567890, ou o link dele na App Store.';
export const androidAppName =
  'Digite o nome do pacote do app, como com.example.app, ou o link dele no Google Play.';

// Any content
export const enterContent = 'Digite o conteúdo do código.';
export const tooMuch = (bytes: number, most: number) =>
  `É demais para um só QR Code: ${number(bytes)} bytes de no máximo ${number(most)}. Encurte o conteúdo.`;
export const tooMuchAtLevel = (
  bytes: number,
  level: string,
  most: number,
  larger: string,
  largest: number,
) =>
  `É demais para um só QR Code no nível ${level}: ${number(bytes)} bytes de no máximo ${number(most)}. O nível ${larger} comporta ${number(largest)}.`;
