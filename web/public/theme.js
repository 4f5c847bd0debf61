// Runs before the first paint, so that a chosen theme never flashes. The rest of the theme's logic is in src/lib/theme.svelte.ts.
try {
  const theme = localStorage.getItem('theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // Storage is closed to us: the system's theme it is.
}
