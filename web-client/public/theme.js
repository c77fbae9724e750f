// Runs before the first paint, so that a chosen theme never flashes.
(function () {
  var chosen = null;
  try {
    chosen = localStorage.getItem('dragonhall.theme');
  } catch (error) {
    chosen = null;
  }
  var light = matchMedia('(prefers-color-scheme: light)').matches;
  document.documentElement.dataset.theme = chosen === 'light' || chosen === 'dark' ? chosen : light ? 'light' : 'dark';
})();
