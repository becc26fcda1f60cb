export const codeGoneTitle = 'Code introuvable';
export const codeGone = 'Il a été supprimé ou appartient à un autre compte.';
