// Which page is shown. Addresses are paths, so that every page can be linked to.
export interface Route {
  path: string[];
  query: URLSearchParams;
}

function here(): Route {
  return {
    path: location.pathname.split("/").filter((part) => part !== ""),
    query: new URLSearchParams(location.search),
  };
}

let current = $state.raw<Route>(here());

export const route = {
  get now(): Route {
    return current;
  },
};

export function go(path: string, replace = false): void {
  if (replace) history.replaceState(null, "", path);
  else history.pushState(null, "", path);
  current = here();
  if (!replace) scrollTo(0, 0);
}

/** Links inside the client change the page without loading it again. */
export function followLinks(): void {
  addEventListener("popstate", () => (current = here()));
  addEventListener("click", (event) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element).closest?.("a");
    if (!link?.href || link.target || link.hasAttribute("download")) return;
    const url = new URL(link.href);
    if (url.origin !== location.origin || url.pathname.startsWith("/api")) return;
    if (url.pathname === location.pathname && url.hash !== "") return;
    event.preventDefault();
    go(url.pathname + url.search + url.hash);
  });
}
