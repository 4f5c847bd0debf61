// Runs before the first paint, so that a chosen theme never flashes. The rest of it is in src/lib/look.svelte.ts.
for (const name of ['theme', 'motion']) {
  try {
    const choice = localStorage.getItem(name);
    if (choice) document.documentElement.dataset[name] = choice;
  } catch {
    // Storage is closed to us: the system's look it is.
  }
}
