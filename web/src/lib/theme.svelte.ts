/** The theme a person has chosen: kept on this device, and put on <html> before the first paint by public/theme.js. */

export type Theme = 'system' | 'light' | 'dark';

const KEY = 'theme';

function stored(): Theme {
  try {
    const theme = localStorage.getItem(KEY);
    return theme === 'light' || theme === 'dark' ? theme : 'system';
  } catch {
    return 'system'; // storage is closed to us
  }
}

class Choice {
  #theme: Theme = $state(stored());

  get value(): Theme {
    return this.#theme;
  }

  set value(theme: Theme) {
    this.#theme = theme;
    if (theme === 'system') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
    try {
      if (theme === 'system') localStorage.removeItem(KEY);
      else localStorage.setItem(KEY, theme);
    } catch {
      // The choice holds until the page is closed.
    }
  }
}

export const theme = new Choice();
