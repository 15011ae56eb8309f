import { isWebview } from '@hemline/rules/site/chrome.ts'

const kept = 'hemline:webview'

/**
 * The last word of the query in this tab: an app's page stays bare on every link. A browser without
 * session storage forgets it.
 */
function remembered(said: string | undefined): string | undefined {
  try {
    if (said) globalThis.sessionStorage.setItem(kept, said)
    return said ?? globalThis.sessionStorage.getItem(kept) ?? undefined
  } catch {
    return said
  }
}

/** Whether an app shows this page in itself: by query or cookie (specification §2). */
export function webviewMode(search: Record<string, string>): boolean {
  return isWebview(remembered(search.webview), globalThis.document.cookie)
}
