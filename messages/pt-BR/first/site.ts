import { number } from '../format.ts';

// The header and the links in it
export const skipToContent = 'Ir para o conteúdo';
export const mainNavigation = 'Principal';
export const openMenu = 'Abrir menu';
export const menu = 'Menu';
export const generator = 'Gerador';
export const codes = 'Códigos';
export const bulk = 'Em lote';
export const scans = 'Leituras';
export const examples = 'Exemplos';
export const pricing = 'Preços';
export const guides = 'Guias';
export const search = 'Buscar';
export const searchKeys = 'Ctrl K';

// The footer
export const footerNavigation = 'Rodapé';
export const footerClaim = (site: string) => `${site}: QR Codes que não param de funcionar.`;
export const productGroup = 'Produto';
export const learnGroup = 'Aprender';
export const helpGroup = 'Ajuda';
export const legalGroup = 'Legal';
export const about = 'Sobre nós';
export const contact = 'Contato';
export const reportCode = 'Denunciar um código';
export const imprint = 'Aviso legal';
export const terms = 'Termos';
export const privacy = 'Privacidade';
export const licences = 'Licenças';

// The links at the end of the sidebar
export const moreNavigation = 'Mais';
export const blog = 'Blog';

// The switch between light and dark colours
export const theme = 'Tema';
export const systemTheme = 'Sistema';
export const lightTheme = 'Claro';
export const darkTheme = 'Escuro';

// The connection
export const offline = 'Sem conexão com a internet';
export const online = 'Conexão restabelecida';
export const codesCreated = (count: number) => `${number(count)} QR Codes criados até agora`;

// A page that failed
export const failureTitle = 'Algo deu errado';
export const failureText =
  'Não foi possível exibir esta página. Seus códigos salvos estão em segurança. <link>Voltar ao gerador</link>';
