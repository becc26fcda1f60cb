export * from './first/content.ts';

/** Content types and the fields of their forms. */

// Contact card
export const firstName = 'Nome';
export const lastName = 'Sobrenome';
export const cardEmail = 'Endereço de e-mail';
export const cardPhone = 'Telefone';
export const company = 'Empresa';
export const jobTitle = 'Cargo';
export const jobTitleExample = 'Gerente de marketing';
export const website = 'Site';
export const cardMobile = 'Celular';
export const cardSecondPhone = 'Segundo telefone';
export const street = 'Rua e número';
export const postalCode = 'CEP';
export const city = 'Cidade';
export const region = 'Estado ou região';
export const country = 'País';
export const cardNote = 'Observação';

// Text
export const text = 'Texto';
export const textExample = 'Mesa 12, à sombra da mangueira';

// Wireless network
export const networkName = 'Nome da rede';
export const networkSecurity = 'Segurança';
export const securityWpa = 'WPA, WPA2 ou WPA3';
export const securityWpa3 = 'Somente WPA3';
export const securityWep = 'WEP';
export const securityNone = 'Nenhuma, sem senha';
export const networkPassword = 'Senha';
export const networkPasswordHint =
  'Quem ler o código pode vê-la. Ela nunca aparece em nossas estatísticas.';
export const networkHidden = 'A rede está oculta';

// Email
export const emailAddress = 'Endereço de e-mail';
export const emailSubject = 'Assunto';
export const emailSubjectExample = 'Uma pergunta';
export const emailBody = 'Mensagem';
export const emailBodyExample = 'Mensagem predefinida';

// Call, SMS and WhatsApp
export const phoneNumber = 'Número de telefone';
export const phoneHint =
  'Inclua o código do país, como +55, para que seja possível ligar do exterior.';
export const smsPhoneHint = 'Inclua o código do país, como +55, para que funcione no exterior.';
export const smsText = 'Mensagem';
export const whatsappPhoneHint = 'Comece com o código do país, como +55.';
export const whatsappText = 'Mensagem';
export const whatsappTextExample = 'Mensagem predefinida';

// Location
export const latitude = 'Latitude';
export const latitudeHint = 'Você pode colar aqui as duas coordenadas de um mapa.';
export const longitude = 'Longitude';

// Event
export const eventTitle = 'Título';
export const eventTitleExample = 'Festa junina';
export const eventPlace = 'Local';
export const eventAllDay = 'Dia inteiro';
export const eventFirstDay = 'Primeiro dia';
export const eventStart = 'Hora de início';
export const eventLastDay = 'Último dia';
export const eventEnd = 'Hora de término';
export const eventZone = 'Fuso horário';
export const eventZoneLocal = 'O do local do evento';
export const eventZoneUtc = 'UTC, para um evento on-line';
export const eventNotes = 'Observações';
export const eventNotesExample = 'Traga uma salada';

// SEPA payment
export const recipient = 'Beneficiário';
export const iban = 'IBAN';
export const amount = 'Valor';
export const amountHint = 'Deixe em branco para que quem paga decida.';
export const reference = 'Referência';
export const referenceExample = 'Fatura 2027-118';
export const referenceHint = 'Qualquer texto ou uma referência de credor que comece com RF.';
export const bic = 'BIC';
export const bicHint = 'Só é necessário fora do Espaço Econômico Europeu.';

// App
export const iosAppHint = 'O número do app ou o endereço dele na loja.';
export const androidAppHint =
  'Preencha os dois campos para levar cada celular à sua loja. O código passa então por uma página deste site.';

// What a code contains, for screen readers, mostly after a colon
export const contactSummary = (name: string) => `contato ${name}`;
export const textSummary = (text: string) => `texto ${text}`;
export const wifiSummary = (network: string) => `rede Wi-Fi ${network}`;
export const emailSummary = (address: string) => `e-mail para ${address}`;
export const phoneSummary = (phone: string) => `número de telefone ${phone}`;
export const smsSummary = (phone: string) => `SMS para ${phone}`;
export const whatsappSummary = (phone: string) => `conversa no WhatsApp com ${phone}`;
export const locationSummary = (latitude: string, longitude: string) =>
  `localização ${latitude}, ${longitude}`;
export const eventSummary = (title: string) => `evento ${title}`;
export const paymentSummary = (recipient: string) => `pagamento SEPA para ${recipient}`;
export const appSummary = (app: string) => `app ${app}`;
