import { number, plural } from './format.ts';

export const title = 'Criar códigos é grátis. Sempre.';
export const intro =
  'Cadastre-se para salvar e editar seus códigos. Os já impressos continuam funcionando em qualquer plano.';
export const price = '€\u00a00';

// Without an account
export const guest = 'Sem conta';
export const guestNote = 'sem cadastro';
export const guestCodes = 'Códigos estáticos ilimitados';
export const guestContent = 'Todos os tipos de conteúdo, de um link a uma rede Wi-Fi';
export const guestDesign = 'Todos os designs e formatos, sem marca d’água';
export const guestBulk = 'Em lote: até 5.000 códigos de uma planilha';
export const guestPrivacy =
  'Os códigos são criados no seu navegador, nunca expiram e suas leituras não são registradas';
export const makeCode = 'Criar um código';

// Free
export const freeNote = 'para sempre';
export const freeCodes = (codes: number, dynamic: number) =>
  plural(codes, {
    one: `Salve até ${number(codes)} código, sendo até ${number(dynamic)} dinâmicos`,
    other: `Salve até ${number(codes)} códigos, sendo até ${number(dynamic)} dinâmicos`,
  });
export const freeChanges = 'Mude o destino de um código impresso e veja as leituras';
export const freeDevices = 'Edite seus códigos em qualquer dispositivo';
export const freeDownloads = 'Baixe um código, ou todos em um zip';
export const freeExport = 'Exporte tudo ou exclua sua conta quando quiser';
export const allCodes = 'Todos os códigos';
export const createAccount = 'Criar uma conta';

// Pro
export const proNote = 'por enquanto, sem cartão';
export const proBase = (plan: string) => `Tudo do plano ${plan}`;
export const proCodes = (codes: number) =>
  plural(codes, {
    one: `Salve até ${number(codes)} código, dinâmico se quiser`,
    other: `Salve até ${number(codes)} códigos, todos dinâmicos se quiser`,
  });
export const proSlugs = 'Finais personalizados para links curtos';
export const proDowngrade = 'Se o Pro acabar um dia, seus códigos ficam e continuam funcionando';
export const upgrade = 'Fazer upgrade nas Configurações';
export const signUpToUpgrade = 'Cadastrar-se para fazer upgrade';

// Questions
export const questions = 'Perguntas frequentes';
export const stopQuestion = 'Um código que eu imprimir pode parar de funcionar?';
export const stopAnswer =
  'Por causa de um plano, não. Um código estático contém o próprio link. Ele não precisa de conta nem de plano e funciona enquanto seu link funcionar. Também não precisa dos nossos servidores; só um código que leva tanto à App Store quanto ao Google Play abre primeiro uma página do nosso site. Um código dinâmico passa pelo nosso link curto e continua funcionando em qualquer plano, até você pausá-lo ou excluí-lo, a data de fim passar ou nós o desativarmos por abuso.';
export const limitQuestion = 'E se eu tiver mais códigos do que meu plano permite?';
export const limitAnswer = (codes: number, free: string, pro: string) =>
  plural(codes, {
    one: `Você não perde nada. Com mais de ${number(codes)} código no plano ${free}, você pode abrir, editar e baixar todos; só não pode adicionar novos até não ter nenhum ou mudar para ${pro}.`,
    other: `Você não perde nada. Com mais de ${number(codes)} códigos no plano ${free}, você pode abrir, editar e baixar todos; só não pode adicionar novos até ter menos de ${number(codes)} ou mudar para ${pro}.`,
  });
export const dynamicQuestion = 'O que é um código dinâmico?';
export const dynamicAnswer =
  'É um código que contém o nosso link curto em vez do seu endereço. Você pode mudar o destino mesmo depois da impressão, pausar o código, definir início e fim e ver quantas vezes ele é lido. Só desativamos códigos por abuso.';
export const watermarkQuestion = 'Os códigos grátis têm marca d’água ou um tamanho menor?';
export const watermarkAnswer = 'Nem um nem outro. Todo mundo recebe o mesmo arquivo.';
export const leaveQuestion = 'Posso sair quando quiser?';
export const leaveAnswer = 'Sim. Exporte tudo e depois exclua sua conta nas Configurações.';
