/** The home page. */
export const home = {
  title: 'Home',
  heading: 'Hide your agendas. Or steal them.',
  lead: 'Android: Netrunner is a card game for two: a Corporation hides its agendas behind ice, and a Runner hacks in to steal them.',
};
