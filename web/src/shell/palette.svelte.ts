/** Whether the search over rules and cards is open; anything may open it. */
export const palette: { open: boolean } = $state({ open: false });
