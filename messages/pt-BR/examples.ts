import { isolate } from './format.ts';

export const title = 'Exemplos';
export const intro =
  'Todos podem ser lidos: teste um com seu celular ou abra e coloque o seu próprio conteúdo.';
export const codeName = (content: string) => `QR Code: ${isolate(content)}`;
export const useThis = 'Usar este';

// The gallery: a title, and a hint below it
export const menu = 'Cardápio na mesa';
export const menuHint = 'Endereço curto, impresso com 3 × 3 cm';
export const businessCard = 'Cartão de visita';
export const businessCardHint = 'Nome, telefone e e-mail em uma leitura';
export const shelf = 'Etiqueta de prateleira';
export const shelfHint = 'Página do produto com instruções de cuidado';
export const poster = 'Cartaz';
export const posterHint = 'Lido a dois metros: 20 × 20 cm';
export const entrance = 'Entrada de evento';
export const entranceHint = 'Programação e mapa dos pavilhões';
export const flyer = 'Panfleto com tag UTM';
export const flyerHint = 'Seu analytics mostra que a visita veio do panfleto';
export const forSale = 'Placa de “Vende-se”';
export const forSaleHint = 'Planta do imóvel e datas de visita';
export const badge = 'Crachá';
export const badgeHint = 'Para congressos: nome, cargo e empresa';
export const machine = 'Etiqueta de máquina';
export const machineHint = 'Manual e histórico de manutenção desta máquina';
export const donations = 'Caixa de doações';
export const donationsHint = 'Direto para o formulário, sem procurar';
export const trail = 'Placa de trilha';
export const trailHint = 'Mapa do próximo trecho; abre até com sinal fraco';
export const classNotes = 'Material da aula';
export const classNotesHint = 'Na lousa, para os celulares do fundo da sala';
export const review = 'Cartão de avaliação';
export const reviewHint = 'Ao lado do caixa, depois de uma boa visita';
export const frontDesk = 'Recepção';
export const frontDeskHint = 'O número para onde os hóspedes ligam à noite';
export const guestWifi = 'Wi-Fi para visitantes';
export const guestWifiHint = 'Conecta à rede sem digitar nada';
export const order = 'Pedido pelo WhatsApp';
export const orderHint = 'Abre uma conversa com o pedido já escrito';
/** The visitor completes this message. */
export const orderText = 'Olá! Gostaria de pedir:';
