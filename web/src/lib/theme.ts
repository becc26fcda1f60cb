/** The visitor's choice of colours. Only a choice other than the system's is stored. */
export type Theme = 'system' | 'light' | 'dark';

/**
 * A script that applies the stored theme. It is part of each page's HTML, and runs in the head before the first paint,
 * again when the pictures have been parsed, and whenever the choice changes in any tab. `data-theme` sets the colours
 * in app.css; elements with `data-scheme` are shown only in that colour scheme.
 */
export const APPLY_THEME = `applyTheme=()=>{let r=document.documentElement,t=self.unstoredTheme;try{t??=localStorage.getItem('theme')}catch{}if(t!='light'&&t!='dark')t='';r.dataset.theme=t;for(let e of document.querySelectorAll('[data-scheme]')){let s=e.dataset.scheme;e.setAttribute('media',t?t==s?'all':'not all':'(prefers-color-scheme: '+s+')')}};applyTheme();addEventListener('DOMContentLoaded',applyTheme);addEventListener('storage',applyTheme);`;

const KEY = 'theme';
/** Sent to the window of the tab in which a theme was chosen. */
export const THEME_CHANGE = 'theme-change';

export function currentTheme(): Theme {
  return (document.documentElement.dataset.theme || 'system') as Theme;
}

/** Stores and applies a theme. If storage is full or forbidden, the theme applies until the visitor leaves the page. */
export function chooseTheme(theme: Theme): void {
  globalThis.unstoredTheme = undefined;
  try {
    if (theme === 'system') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, theme);
  } catch {
    globalThis.unstoredTheme = theme;
  }
  globalThis.applyTheme();
  dispatchEvent(new Event(THEME_CHANGE));
}
