// Runs before the first paint, so that a dark screen never flashes white. A file of its own because the
// content security policy allows no inline script. The key is the one theme/color-scheme-key.ts names.
(() => {
  let chosen = null;
  try {
    chosen = localStorage.getItem("daybook-color-scheme");
  } catch {
    // Storage can be forbidden; the device's preference is used then.
  }
  const isDark = chosen === "dark" || (chosen !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  document.documentElement.setAttribute("data-mantine-color-scheme", isDark ? "dark" : "light");
})();
