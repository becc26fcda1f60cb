import { isolate, number, plural } from './format.ts';

export const title = 'Claves de acceso';
export const text =
  'Inicie sesión con su huella, su rostro o el PIN de su dispositivo en lugar de una contraseña. Una clave de acceso también sirve como segundo paso después de la contraseña.';
export const none = 'Todavía no tiene claves de acceso.';
export const unnamed = 'Clave de acceso';
export const added = (day: string) => `Añadida: ${day}`;
export const lastUsed = (day: string) => `Último uso: ${day}`;
export const neverUsed = 'Sin usar';
export const loading = 'Cargando las claves de acceso…';
export const notLoaded = 'No se han podido cargar sus claves de acceso.';
export const notSupported = 'Este navegador no admite claves de acceso.';

export const add = 'Añadir una clave de acceso';
export const adding = 'Siga las instrucciones de su navegador…';
export const addText = 'Introduzca su contraseña para añadir una clave de acceso.';
export const addedTitle = 'Clave de acceso añadida';
export const addedText =
  'Ya puede iniciar sesión con ella. Se ha cerrado su sesión en todos los demás dispositivos.';
export const alreadyOnDevice = 'Este dispositivo ya tiene una clave de acceso para su cuenta.';
export const cancelledAdding = 'No se ha añadido ninguna clave de acceso.';
export const notAdded = 'No se ha añadido la clave de acceso. Inténtelo de nuevo.';
export const tooMany = (max: number) =>
  plural(max, {
    one: `Tiene ${number(max)} clave de acceso, el máximo. Elimínela antes de añadir otra.`,
    other: `Tiene ${number(max)} claves de acceso, el máximo. Elimine una antes de añadir otra.`,
  });

export const rename = 'Cambiar nombre';
export const renamePasskey = (name: string) => `Cambiar el nombre de ${isolate(name)}`;
export const removePasskey = (name: string) => `Eliminar ${isolate(name)}`;
export const nameLabel = 'Nombre de la clave de acceso';
export const nameMissing = 'Introduzca un nombre';
export const nameTooLong = (max: number) =>
  `El nombre puede tener como máximo ${number(max)} caracteres`;
export const save = 'Guardar nombre';
export const renamedTitle = 'Nombre guardado';
export const renamed = (name: string) => `La clave de acceso se llama ahora ${isolate(name)}.`;
export const notRenamed = 'No se ha guardado el nombre. Inténtelo de nuevo.';
export const remove = 'Eliminar';
export const removeTitle = (name: string) => `¿Eliminar la clave de acceso ${isolate(name)}?`;
export const removeText =
  'Introduzca su contraseña para eliminarla. Ya no podrá iniciar sesión con ella. Después, elimínela también en su dispositivo.';
export const removeTextLast =
  'Introduzca su contraseña para eliminarla. Después, bastará la contraseña para iniciar sesión y se eliminarán sus códigos de recuperación. Elimine también la clave de acceso en su dispositivo.';
export const removedTitle = 'Clave de acceso eliminada';
export const removed = 'Ya no se puede iniciar sesión con ella.';
export const notRemoved = 'No se ha eliminado la clave de acceso. Inténtelo de nuevo.';
export const passkeyMissing = 'Esta clave de acceso ya se había eliminado.';

export const signIn = 'Iniciar sesión con una clave de acceso';
export const usePasskey = 'Usar una clave de acceso';
export const stepText = (address: string) =>
  `Use una clave de acceso para terminar de iniciar sesión como ${isolate(address)}.`;
export const stepTextAlone = 'Use una clave de acceso para terminar de iniciar sesión.';
export const cancelled = 'No se ha usado ninguna clave de acceso. Puede intentarlo de nuevo.';
export const loginFailed =
  'No se ha podido iniciar sesión con una clave de acceso. Inténtelo de nuevo.';
export const loginRefused =
  'Esta clave de acceso no se ha aceptado. Inténtelo de nuevo o inicie sesión con su contraseña.';
export const proofRefused = 'Esta clave de acceso no se ha aceptado. Pruebe de otra manera.';
