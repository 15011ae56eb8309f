import { isWebview } from '@hemline/rules/site/chrome.ts'

const kept = 'hemline:webview'

/**
 * Keeps the query's last `webview` value for the tab and returns it, so that an app's pages stay without the
 * shop's frame on every link. A browser without session storage forgets it.
 */
function remembered(said: string | undefined): string | undefined {
  try {
    if (said) globalThis.sessionStorage.setItem(kept, said)
    return said ?? globalThis.sessionStorage.getItem(kept) ?? undefined
  } catch {
    return said
  }
}

/**
 * Returns whether an app shows this page in a web view, by the query's `webview` or the cookie (specification
 * §2). The query's value is kept for later pages of the tab.
 */
export function webviewMode(search: Record<string, string>): boolean {
  return isWebview(remembered(search.webview), globalThis.document.cookie)
}
