import { isolate } from './format.ts';

export const title = 'Ejemplos';
export const intro =
  'Todos se pueden escanear: pruebe uno con su teléfono, o ábralo y ponga su propio contenido.';
export const codeName = (content: string) => `Código QR: ${isolate(content)}`;
export const useThis = 'Usar este';

// The gallery: a title, and a hint below it
export const menu = 'Carta en la mesa';
export const menuHint = 'Dirección corta, impresa a 3 × 3 cm';
export const businessCard = 'Tarjeta de visita';
export const businessCardHint = 'Nombre, teléfono y correo en un escaneo';
export const shelf = 'Etiqueta de estantería';
export const shelfHint = 'Página del producto con instrucciones de cuidado';
export const poster = 'Cartel';
export const posterHint = 'Se lee desde dos metros: 20 × 20 cm';
export const entrance = 'Entrada de un evento';
export const entranceHint = 'Programa y plano de los pabellones';
export const flyer = 'Folleto con etiqueta UTM';
export const flyerHint = 'Su analítica muestra que la visita vino del folleto';
export const forSale = 'Letrero de «Se vende»';
export const forSaleHint = 'Plano de la vivienda y días de visita';
export const badge = 'Acreditación';
export const badgeHint = 'Para congresos: nombre, cargo y empresa';
export const machine = 'Etiqueta de máquina';
export const machineHint = 'Manual y registro de mantenimiento de esta máquina';
export const donations = 'Hucha de donativos';
export const donationsHint = 'Directo al formulario, sin buscar';
export const trail = 'Señal de sendero';
export const trailHint = 'Mapa del siguiente tramo; carga incluso con poca cobertura';
export const classNotes = 'Apuntes de clase';
export const classNotesHint = 'En la pizarra, para los teléfonos del fondo';
export const review = 'Tarjeta de reseña';
export const reviewHint = 'Junto a la caja, tras una buena visita';
export const frontDesk = 'Recepción';
export const frontDeskHint = 'El número al que llaman los huéspedes por la noche';
export const guestWifi = 'Wi-Fi para invitados';
export const guestWifiHint = 'Se conecta a la red sin escribir nada';
export const order = 'Pedido por WhatsApp';
export const orderHint = 'Abre un chat con el pedido ya escrito';
/** The visitor completes this message. */
export const orderText = '¡Hola! Quisiera pedir:';
