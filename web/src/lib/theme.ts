/** The visitor's choice of colours. Only a choice other than the system's is stored. */
export type Theme = 'system' | 'light' | 'dark';

/**
 * Applies the stored theme. It is part of each page's HTML, so that it runs before the first paint:
 * once in the head, again when the pictures are known, and whenever the choice changes in any tab.
 * `data-theme` sets the colours in app.css; elements with `data-scheme` are made for one scheme.
 */
export const APPLY_THEME = `applyTheme=()=>{let r=document.documentElement,t=self.unstoredTheme;try{t??=localStorage.getItem('theme')}catch{}if(t!='light'&&t!='dark')t='';r.dataset.theme=t;for(let e of document.querySelectorAll('[data-scheme]')){let s=e.dataset.scheme;e.setAttribute('media',t?t==s?'all':'not all':'(prefers-color-scheme: '+s+')')}};applyTheme();addEventListener('DOMContentLoaded',applyTheme);addEventListener('storage',applyTheme);`;

const KEY = 'theme';

export function currentTheme(): Theme {
  return (document.documentElement.dataset.theme || 'system') as Theme;
}

/** Stores and applies a theme. If the storage is full or forbidden, it applies until the page is left. */
export function chooseTheme(theme: Theme): void {
  globalThis.unstoredTheme = undefined;
  try {
    if (theme === 'system') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, theme);
  } catch {
    globalThis.unstoredTheme = theme;
  }
  globalThis.applyTheme();
}
