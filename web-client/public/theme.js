// Runs before the first paint, so that a chosen theme never flashes.
(function () {
  let chosen;
  try {
    chosen = localStorage.getItem('dragonhall.theme');
  } catch {
    chosen = null;
  }
  const light = matchMedia('(prefers-color-scheme: light)').matches;
  document.documentElement.dataset.theme = chosen === 'light' || chosen === 'dark' ? chosen : light ? 'light' : 'dark';
})();
