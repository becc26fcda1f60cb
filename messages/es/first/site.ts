import { number } from '../format.ts';

// The header and the links in it
export const skipToContent = 'Ir al contenido';
export const mainNavigation = 'Principal';
export const openMenu = 'Abrir menú';
export const menu = 'Menú';
export const generator = 'Generador';
export const codes = 'Códigos';
export const bulk = 'Por lotes';
export const scans = 'Escaneos';
export const examples = 'Ejemplos';
export const pricing = 'Precios';
export const guides = 'Guías';
export const search = 'Buscar';
export const searchKeys = 'Ctrl K';

// The footer
export const footerNavigation = 'Pie de página';
export const footerClaim = (site: string) => `${site}: códigos QR que no dejan de funcionar.`;
export const productGroup = 'Producto';
export const learnGroup = 'Aprender';
export const helpGroup = 'Ayuda';
export const legalGroup = 'Legal';
export const about = 'Quiénes somos';
export const contact = 'Contacto';
export const reportCode = 'Denunciar un código';
export const imprint = 'Aviso legal';
export const terms = 'Condiciones';
export const privacy = 'Privacidad';
export const licences = 'Licencias';

// The links at the end of the sidebar
export const moreNavigation = 'Más';
export const blog = 'Blog';

// The switch between light and dark colours
export const theme = 'Tema';
export const systemTheme = 'Sistema';
export const lightTheme = 'Claro';
export const darkTheme = 'Oscuro';

// The connection
export const offline = 'Sin conexión a internet';
export const online = 'Conexión restablecida';
export const codesCreated = (count: number) => `${number(count)} códigos QR creados hasta ahora`;

// A page that failed
export const failureTitle = 'Se ha producido un error';
export const failureText =
  'No se ha podido mostrar esta página. Sus códigos guardados están a salvo. <link>Volver al generador</link>';
